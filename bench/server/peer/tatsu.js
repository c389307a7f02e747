// Tatsu for four players, written as boardgame.io wants its games: all that is so is G, moves change it,
// playerView is what one player gets of it. The view tells what ours tells, in about as many bytes once the
// framework has added its own. What costs its server less was chosen wherever there was a choice.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const CLANS = ["yellow", "red"];
const KINDS = ["V3", "V4", "V5", "V6", "V7", "P2", "P3", "P4", "P5", "P6", "x1", "x2", "x3", "F"];
const CARDS = ["Y", "R"].flatMap((letter) => KINDS.map((kind) => letter + kind));
const SEATS = [0, 1, 2, 3];
const HAND = 7;

const clanOf = (card) => (card[0] === "Y" ? 0 : 1);
const isFusion = (card) => card[1] === "F";
const power = (card) => (card[1] === "V" ? 1 : card[1] === "P" ? Number(card[2]) : 0);
const points = (card) => (card[1] === "V" ? Number(card[2]) : card[1] === "P" ? 1 : 0);
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

// --- whose decision

const turn = (G) => (G.leader + G.trick.length) % 4;
const actor = (G) => (G.asked === null ? turn(G) : G.asked);
const holds = (hand, clan) => hand.some((card) => clanOf(card) === clan);

// --- rounds

function deal(G, random) {
  const cards = random.Shuffle(CARDS);
  G.hands = SEATS.map((seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
  G.leader = G.dealer;
  G.trick = [];
  G.tricks = [];
  G.held = [];
  G.captured = { yellow: sheet([], 0), red: sheet([], 1) };
}

function sheet(cards, clan) {
  const worth = total(cards.map(points));
  const own = cards.filter((card) => card[1] === "x" && clanOf(card) === clan);
  const factor = total(own.map((card) => Number(card[2])));
  return { cards, points: worth, factor, score: worth * factor };
}

function finishTrick(G) {
  const fusion = G.trick.find((play) => isFusion(play.card));
  G.held.push(...G.trick.map((play) => play.card));
  const trick = { plays: G.trick, winner: null, held_by: null };
  G.tricks.push(trick);
  G.leader = fusion ? fusion.seat : winner(G.trick);
  G.trick = [];
  if (!fusion) take(G, trick);
}

// On equal power the card laid first wins.
function winner(plays) {
  return plays.reduce((best, play) => (power(play.card) > power(best.card) ? play : best)).seat;
}

function take(G, trick) {
  const clan = G.leader % 2;
  const name = CLANS[clan];
  G.captured[name] = sheet([...G.captured[name].cards, ...G.held], clan);
  G.held = [];
  trick.winner = G.leader;
  for (const one of G.tricks) one.held_by ??= name;
}

function finishRound(G, random) {
  for (const seat of SEATS) G.scores[seat] += G.captured[CLANS[seat % 2]].score;
  G.last_round = { tricks: G.tricks, captured: G.captured, lost: G.held };
  G.dealer = (G.dealer + 1) % 4;
  G.round += 1;
  deal(G, random);
}

// --- moves

function play({ G, playerID, random }, card) {
  const from = Number(playerID);
  const seat = turn(G);
  const place = G.hands[from].indexOf(card);
  if (actor(G) !== from || place < 0 || clanOf(card) !== seat % 2) return INVALID_MOVE;
  G.hands[from].splice(place, 1);
  G.trick.push({ card, from, seat });
  G.asked = null;
  if (G.trick.length === 4) finishTrick(G);
  if (G.tricks.length === HAND) finishRound(G, random);
}

function ask({ G, playerID }, seat) {
  const asking = turn(G);
  if (G.asked !== null || asking !== Number(playerID) || seat === asking) return INVALID_MOVE;
  if (!SEATS.includes(seat) || !holds(G.hands[seat], asking % 2)) return INVALID_MOVE;
  G.asked = seat;
}

// --- what a player sees

function seatSeen(hand, seat, playerID) {
  const yellow = hand.filter((card) => clanOf(card) === 0).length;
  return {
    clan: CLANS[seat % 2],
    counts: { yellow, red: hand.length - yellow },
    hand: String(seat) === playerID ? hand : null,
  };
}

function playerView({ G, playerID }) {
  const { hands, ...open } = G;
  return { ...open, turn: turn(G), seats: hands.map((hand, seat) => seatSeen(hand, seat, playerID)) };
}

module.exports = {
  name: "tatsu",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }, setupData) => {
    const dealer = random.Die(4) - 1;
    const target = setupData?.target ?? 500;
    const G = { target, round: 1, dealer, asked: null, scores: [0, 0, 0, 0], last_round: null };
    deal(G, random);
    return G;
  },
  moves: { play, ask },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => actor(G), next: ({ G }) => actor(G) },
  },
  endIf: ({ G }) => (Math.max(...G.scores) >= G.target ? { scores: G.scores } : undefined),
  playerView,
  // Nobody takes a card back, so nothing need be kept for it.
  disableUndo: true,
};
