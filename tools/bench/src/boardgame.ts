import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import { SEATS } from './coup.ts';

// Its package.json has no exports map, so that Node finds these entries by require alone.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof import('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

/** The same moves as a boardgame.io game: two hidden cards each, coins, a theft that all others may challenge. */
interface G {
  hands: string[][];
  lost: string[][];
  coins: number[];
  deck: string[];
  said: { by: number; action: string; on: number } | null;
  asked: number[];
  answers: Record<number, string>;
  window: 'challenge' | 'block' | null;
}

const characters = ['duke', 'assassin', 'captain', 'ambassador', 'contessa'];

function closes(g: G, end: (arg: { next: string }) => void): void {
  if (g.asked.some((seat) => g.answers[seat] === undefined)) return;
  const { by, on } = g.said!;
  if (g.window === 'challenge') {
    Object.assign(g, { window: 'block', asked: [on], answers: {} });
    return;
  }
  const coins = Math.min(2, g.coins[on]!);
  g.coins[on]! -= coins;
  g.coins[by]! += coins;
  Object.assign(g, { said: null, window: null, asked: [], answers: {} });
  end({ next: String((by + 1) % SEATS) });
}

const game: Game<G> = {
  name: 'coup-like',
  setup: ({ random }) => {
    const deck = random.Shuffle(characters.flatMap((it) => [it, it, it]));
    const hands = Array.from({ length: SEATS }, () => deck.splice(0, 2));
    return { hands, deck, lost: hands.map(() => []), coins: hands.map(() => 2), said: null, asked: [], answers: {}, window: null };
  },
  turn: { activePlayers: { all: 'table' }, stages: { table: {} } },
  moves: {
    steal: ({ G: g, ctx, playerID }, on: number) => {
      const by = Number(playerID);
      if (playerID !== ctx.currentPlayer || g.said || g.coins[on] === 0 || on === by) return INVALID_MOVE;
      const asked = g.hands.flatMap((hand, seat) => (hand.length > 0 && seat !== by ? [seat] : []));
      Object.assign(g, { said: { by, action: 'steal', on }, window: 'challenge', asked, answers: {} });
      return undefined;
    },
    allow: ({ G: g, events, playerID }) => {
      const seat = Number(playerID);
      if (!g.asked.includes(seat) || g.answers[seat] !== undefined) return INVALID_MOVE;
      g.answers[seat] = 'allow';
      closes(g, events.endTurn);
      return undefined;
    },
  },
  // As the documentation advises: strip what a player may not see.
  playerView: ({ G: g, playerID }) => ({
    ...g,
    deck: g.deck.map(() => null),
    hands: g.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => null))),
    answers: Object.fromEntries(Object.entries(g.answers).filter(([seat]) => seat === playerID)),
  }),
};

const reduce = CreateGameReducer({ game });

export const begin = (): State<G> => InitializeGame({ game, numPlayers: SEATS }) as State<G>;

/** One move as its reducer takes it, and the view of every seat and of a spectator. */
export function move(state: State<G>): State<G> {
  const { said, asked, answers, coins } = state.G;
  const seat = said ? asked.find((it) => answers[it] === undefined)! : Number(state.ctx.currentPlayer);
  const on = said ? 0 : [1, 2, 3, 4, 5].map((i) => (seat + i) % SEATS).find((it) => coins[it]! > 0)!;
  const payload = { type: said ? 'allow' : 'steal', args: said ? [] : [on], playerID: String(seat), credentials: undefined };
  return reduce(state, { type: 'MAKE_MOVE', payload } as never) as State<G>;
}

export function lookAround(state: State<G>): number {
  let seen = 0;
  for (const playerID of [null, ...Array.from({ length: SEATS }, (_, seat) => String(seat))])
    seen += Object.keys((game.playerView as (context: object) => object)({ G: state.G, ctx: state.ctx, playerID })).length;
  return seen;
}
