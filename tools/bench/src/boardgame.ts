import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import { SEATS } from './coup.ts';

// Its package.json has no exports map, so that Node finds these entries by require alone.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, getFilterPlayerView } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

/**
 * The same game as boardgame.io would have it: hidden hands and deck, coins, claims on record; windows as stages in
 * which all who are asked must move once, closed by the last answer.
 */
interface G {
  hands: string[][];
  lost: string[][];
  coins: number[];
  deck: string[];
  records: { claims: Record<string, number>; lies: Record<string, number> }[];
  announced: { by: number; action: string; on: number; paid: number } | null;
  said: { by: number; action: string; as: string; on: number } | null;
  asked: number[];
  answers: Record<number, string>;
  turns: number;
  round: number;
}

const characters = ['duke', 'assassin', 'captain', 'ambassador', 'contessa'];
const allowed = (g: G, seat: number): boolean => g.asked.includes(seat) && g.answers[seat] === undefined;
const ask = (g: G, asked: number[], stage: string, events: { setActivePlayers(arg: object): void }): void => {
  Object.assign(g, { asked, answers: {} });
  events.setActivePlayers({ value: Object.fromEntries(asked.map((seat) => [seat, stage])), minMoves: 1, maxMoves: 1 });
};

const game: Game<G> = {
  name: 'coup-like',
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
            if (g.asked.every((seat) => g.answers[seat] !== undefined)) ask(g, [g.announced!.on], 'block', events);
            return undefined;
          },
        },
      },
      block: {
        moves: {
          allow: ({ G: g, events, playerID }) => {
            if (!allowed(g, Number(playerID))) return INVALID_MOVE;
            const { by, on } = g.announced!;
            const coins = Math.min(2, g.coins[on]!);
            g.coins[on]! -= coins;
            g.coins[by]! += coins;
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
    steal: ({ G: g, ctx, events, playerID }, on: number) => {
      const by = Number(playerID);
      if (playerID !== ctx.currentPlayer || g.announced || !g.coins[on] || on === by) return INVALID_MOVE;
      const { claims, lies } = g.records[by]!;
      claims['captain'] = (claims['captain'] ?? 0) + 1;
      if (!g.hands[by]!.includes('captain')) lies['captain'] = (lies['captain'] ?? 0) + 1;
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
const viewOf = getFilterPlayerView(game as never);

export const begin = (): State<G> => InitializeGame({ game, numPlayers: SEATS }) as State<G>;

/** One move as its reducer takes it. */
export function move(state: State<G>): State<G> {
  const { announced, asked, answers, coins } = state.G;
  const seat = announced ? asked.find((it) => answers[it] === undefined)! : Number(state.ctx.currentPlayer);
  const on = announced ? 0 : [1, 2, 3, 4, 5].map((i) => (seat + i) % SEATS).find((it) => coins[it]! > 0)!;
  const payload = {
    type: announced ? 'allow' : 'steal',
    args: announced ? [] : [on],
    playerID: String(seat),
    credentials: undefined,
  };
  const next = reduce(state, { type: 'MAKE_MOVE', payload } as never) as State<G>;
  if (next._stateID === state._stateID) throw new Error(`boardgame.io refuses ${payload.type} of ${seat}`);
  return next;
}

/** What its master makes of the state for every client: each seat, and a spectator. */
export function lookAround(state: State<G>): number {
  let seen = 0;
  for (const playerID of [null, '0', '1', '2', '3', '4', '5'])
    seen += (viewOf as (id: string | null, payload: object) => { args: unknown[] })(playerID, {
      type: 'update',
      args: ['table', state],
    }).args.length;
  return seen;
}
