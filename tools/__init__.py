"""Programs for those who work on Randori."""
