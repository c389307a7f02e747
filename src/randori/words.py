"""What the program says to people, in their language: Project Fluent files in locales/."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


class Words:
    """One language. Calling it with the name of a message gives its text."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted(files("randori").joinpath("locales", language).iterdir(), key=str):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, message: str, /, **values: str | int) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        arguments = {key.replace("_", "-"): value for key, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def listed(self, items: list[str]) -> str:
        """`a, b and c`, in this language."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self('and')} {items[-1]}"
