"""Tatsu's courtyard: no score is told before the sum has counted it; what was looked at goes away again."""

from __future__ import annotations

from dataclasses import replace

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.layout import SMALLEST
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.players import Player
from tests.server.serving import Server

SUM = ".tatsu > .sum"
WATCH_SCORES = """(() => {
  window.scores = [];
  new MutationObserver(() => {
    if (document.querySelector(".tatsu > .sum")) return;
    for (const score of document.querySelectorAll(".court .score")) window.scores.push(score.textContent);
  }).observe(document, { childList: true, characterData: true, subtree: true });
})()"""
TAKEN = ".ours button[aria-expanded=true]"


def test_a_sum_is_counted_before_the_banners_show_it_and_covers_the_table(
    people: People, server: Server
) -> None:
    person = people(server, PHONE)
    person.context.add_init_script(WATCH_SCORES)
    person.play_now("tatsu", **{**SHORT["tatsu"], "options": {"rounds": 2}})
    Player(person, "tatsu", seed=3).play(until=SUM)
    assert set(person.page.evaluate("window.scores")) == {"0"}
    court = person.page.locator(".court")
    assert court.evaluate("(court) => [court.inert, getComputedStyle(court).opacity]") == [True, "0"]


HAND = """[...document.querySelectorAll('.tatsu .hands li')].map((one) => one.getBoundingClientRect())
  .map((box) => [box.width, box.bottom])"""
"""What of each card in one's hand lies under no other, and where it stands."""


def test_of_seven_cards_on_a_small_phone_that_stands_or_lies_each_is_wide_enough_for_a_finger_in_one_row(
    people: People, server: Server
) -> None:
    person = people(server, replace(PHONE, width=360, height=740))
    person.play_now("tatsu", **SHORT["tatsu"])
    Player(person, "tatsu").wait()
    for width, height in ((360, 740), (740, 360)):
        person.page.set_viewport_size({"width": width, "height": height})
        hand = person.page.evaluate(HAND)
        assert len(hand) == 7
        assert min(wide for wide, _ in hand) >= SMALLEST - 0.5
        assert max(stands for _, stands in hand) - min(stands for _, stands in hand) < 1
        assert_what_asking_means_is_told(person)


def assert_what_asking_means_is_told(person: Person) -> None:
    """Where the choice first appears; who has none is told so."""
    advised = person.page.locator(".coach p")
    assert advised.is_visible()
    told = {person.words(f"web-lesson-coach-tatsu-{what}") for what in ("first", "first-asked", "only")}
    assert advised.inner_text() in told


def test_what_a_clan_has_taken_is_put_away_by_escape_and_by_a_tap_elsewhere(
    people: People, server: Server
) -> None:
    person = people(server, PHONE)
    person.play_now("tatsu", **SHORT["tatsu"])
    Player(person, "tatsu").wait()
    shows = person.page.locator(".ours button.taken")
    shows.click()
    person.page.locator(TAKEN).wait_for()
    person.page.keyboard.press("Escape")
    assert person.page.locator(TAKEN).count() == 0
    shows.click()
    person.page.locator(TAKEN).wait_for()
    person.page.locator(".tatsu .ring").click()
    assert person.page.locator(TAKEN).count() == 0


WATCH_AIR = """(() => {
  window.air = [];
  window.told = [];
  const look = () => {
    if (!document.querySelector(".ring [data-moment]")) return;
    const said = [...document.querySelectorAll(".others .note, .action .sentence")];
    window.told.push(said.map((one) => one.textContent));
  };
  new MutationObserver(() => {
    requestAnimationFrame(look);
    const laid = document.querySelectorAll(".ring .spot [data-card]").length;
    if (!document.querySelector(".court.landing") || laid < 4) return;
    const said = [...document.querySelectorAll(".ring .badge, .action .sentence, .ring [data-moment]")];
    const [best] = document.querySelectorAll(".ring li.last .badge");
    window.air.push([said.map((one) => one.textContent).join(" "), best !== undefined,
      document.querySelectorAll(".tatsu [data-lit]").length]);
  }).observe(document, { childList: true, characterData: true, subtree: true, attributes: true });
})()"""
"""While the fourth card is in the air: what is said, whether of that card, and how much is lit. Then, while
the trick is told: what is said of the others' seats, and the sentence."""


def test_a_trick_is_told_when_its_last_card_has_landed_and_then_who_is_waited_for(
    people: People, server: Server
) -> None:
    person = people(server, PHONE)
    person.context.add_init_script(WATCH_AIR)
    person.play_now("tatsu", **SHORT["tatsu"])
    Player(person, "tatsu", seed=3).play(until=SUM)
    air = person.page.evaluate("window.air")
    assert air
    takes = person.words("web-tatsu-takes")
    assert [one for one in air if takes in one[0] or one[1] or one[2]] == []
    told = person.page.evaluate("window.told")
    assert told
    assert [one for one in told if "the trick" not in one[-1]] == []
    # That the game is over is said from the start, and who has won when it is counted.
    assert person.page.locator("#tatsu-sum").inner_text() == person.words("web-tatsu-sum-title-end")
    at_turn = {person.words(f"web-tatsu-{what}") for what in ("decides", "is-asked")}
    assert [one for one in told if at_turn & set(one)] == []


def test_the_bar_does_not_go_on_before_the_sum_is_put_away_and_then_the_hand_can_be_played(
    people: People, server: Server
) -> None:
    person = people(server, WIDE)
    person.play_now("tatsu", **{**SHORT["tatsu"], "options": {"rounds": 2}})
    player = Player(person, "tatsu", seed=3)
    player.play(until=SUM)
    progress = person.page.locator("header .long")
    first, second = (person.words("web-tatsu-round-of", round=number, rounds=2) for number in (1, 2))
    assert first in progress.inner_text()
    cut_off_for_a_while(person)
    # A press before it is counted counts to the end at once, and the next goes on.
    while person.page.locator(SUM).count():
        person.page.evaluate(f"document.querySelector('{SUM} footer button')?.click()")
        person.page.wait_for_timeout(100)
    progress.filter(has_text=second).wait_for()
    # Whatever happened under it, and even if it is looked at again: nothing of it stays over the table.
    person.page.locator(".again").click()
    person.page.keyboard.press("Escape")
    person.page.locator(SUM).wait_for(state="detached")
    assert person.page.locator(".court").evaluate("(court) => court.inert") is False
    player.play(acts=2)


def cut_off_for_a_while(person: Person) -> None:
    welcomes = sum(message["type"] == "welcome" for message in person.heard)
    person.is_cut_off = True
    person.context.set_offline(True)
    person.page.wait_for_timeout(200)
    person.context.set_offline(False)
    person.until_heard(lambda: sum(message["type"] == "welcome" for message in person.heard) > welcomes)
    person.is_cut_off = False


def test_on_a_phone_the_ghosts_cards_are_in_sight_and_who_asks_it_hits_a_large_button(
    people: People, server: Server
) -> None:
    person = people(server, PHONE)
    seats = ["open", "novice", "novice"]
    person.play_now("tatsu", players=3, seats=seats, options={"rounds": 1})
    Player(person, "tatsu").play(until=".others button[data-ask='3']")
    assert person.page.locator(".court > .open li").first.is_visible()
    ask = person.page.locator(".others button[data-ask='3']").bounding_box()
    assert ask is not None
    assert min(ask["width"], ask["height"]) >= 44
    cards, ring = (person.page.locator(one).bounding_box() for one in (".court > .open", ".tatsu .middle"))
    assert cards is not None
    assert ring is not None
    assert cards["y"] + cards["height"] <= ring["y"] + 1
