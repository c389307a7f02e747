"""Who looks on: he has read every log by himself, and knows who holds which token, what each asked for, and
when anybody could have played. He is told of every commit and every message at the moment it happens."""
