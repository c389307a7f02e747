"""One live table: seats, clocks, bots, chat, and a shuffle anyone can check; no network."""
