import { require } from './boardgame-vote.mjs';

const { CreateGameReducer, InitializeGame, getFilterPlayerView } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

const SEATS = 6;

/**
 * Coup as boardgame.io would have it: hidden hands and deck, coins, claims on record; windows as stages in which all who
 * are asked must move once, closed by the last answer.
 */
const characters = ['duke', 'assassin', 'captain', 'ambassador', 'contessa'];
const allowed = (g, seat) => g.asked.includes(seat) && g.answers[seat] === undefined;
const ask = (g, asked, stage, events) => {
  Object.assign(g, { asked, answers: {} });
  events.setActivePlayers({ value: Object.fromEntries(asked.map((seat) => [seat, stage])), minMoves: 1, maxMoves: 1 });
};

const game = {
  name: 'coup-like',
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle(characters.flatMap((it) => [it, it, it]));
    const hands = Array.from({ length: SEATS }, () => deck.splice(0, 2));
    return {
      hands,
      deck,
      lost: hands.map(() => []),
      coins: hands.map(() => 2),
      records: hands.map(() => ({ claims: {}, lies: {} })),
      announced: null,
      said: null,
      asked: [],
      answers: {},
      turns: 1,
      round: 1,
    };
  },
  turn: {
    stages: {
      challenge: {
        moves: {
          allow: ({ G: g, events, playerID }) => {
            if (!allowed(g, Number(playerID))) return INVALID_MOVE;
            g.answers[Number(playerID)] = 'allow';
            if (g.asked.every((seat) => g.answers[seat] !== undefined)) ask(g, [g.announced.on], 'block', events);
            return undefined;
          },
        },
      },
      block: {
        moves: {
          allow: ({ G: g, events, playerID }) => {
            if (!allowed(g, Number(playerID))) return INVALID_MOVE;
            const { by, on } = g.announced;
            const coins = Math.min(2, g.coins[on]);
            g.coins[on] -= coins;
            g.coins[by] += coins;
            Object.assign(g, {
              announced: null,
              said: null,
              asked: [],
              answers: {},
              turns: g.turns + 1,
              round: g.round + (by === SEATS - 1 ? 1 : 0),
            });
            events.endTurn();
            return undefined;
          },
        },
      },
    },
  },
  moves: {
    steal: ({ G: g, ctx, events, playerID }, on) => {
      const by = Number(playerID);
      if (playerID !== ctx.currentPlayer || g.announced || !g.coins[on] || on === by) return INVALID_MOVE;
      const { claims, lies } = g.records[by];
      claims['captain'] = (claims['captain'] ?? 0) + 1;
      if (!g.hands[by].includes('captain')) lies['captain'] = (lies['captain'] ?? 0) + 1;
      g.announced = { by, action: 'steal', on, paid: 0 };
      g.said = { by, action: 'steal', as: 'captain', on };
      ask(
        g,
        g.hands.flatMap((hand, seat) => (hand.length > 0 && seat !== by ? [seat] : [])),
        'challenge',
        events,
      );
      return undefined;
    },
  },
  // As the documentation advises: strip what a player may not see.
  playerView: ({ G: g, playerID }) => ({
    ...g,
    deck: g.deck.map(() => null),
    hands: g.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => null))),
    records: g.records.map((record, seat) => (String(seat) === playerID ? record : { claims: record.claims })),
    answers: Object.fromEntries(Object.entries(g.answers).filter(([seat]) => seat === playerID)),
  }),
};

const reduce = CreateGameReducer({ game });
const viewOf = getFilterPlayerView(game);

export const begin = () => InitializeGame({ game, numPlayers: SEATS });

/** One move as its reducer takes it. */
export function move(state) {
  const { announced, asked, answers, coins } = state.G;
  const seat = announced ? asked.find((it) => answers[it] === undefined) : Number(state.ctx.currentPlayer);
  const on = announced ? 0 : [1, 2, 3, 4, 5].map((i) => (seat + i) % SEATS).find((it) => coins[it] > 0);
  const payload = {
    type: announced ? 'allow' : 'steal',
    args: announced ? [] : [on],
    playerID: String(seat),
    credentials: undefined,
  };
  const next = reduce(state, { type: 'MAKE_MOVE', payload });
  if (next._stateID === state._stateID) throw new Error(`boardgame.io refuses ${payload.type} of ${seat}`);
  return next;
}

/** What its master makes of the state for every client: each seat, and a spectator. */
export const look = (state) =>
  [null, '0', '1', '2', '3', '4', '5'].map((id) => viewOf(id, { type: 'update', args: ['table', state] }));
