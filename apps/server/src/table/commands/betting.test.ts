import { seedOf, start, tableFor, SPECTATOR, type Session } from '@masque/core';
import { playOut, startFor } from '@masque/testkit';
import { expect, test } from 'vitest';
import { games } from '../../games.ts';
import { betsIn, bettingFor } from './betting.ts';
import { applyCommand } from './command.ts';
import type { CommandContext } from './change.ts';
import { tableData, type TableData } from '../data.ts';
import { audienceAt, channelsAt } from './talk.ts';

const coup = games.find(({ game }) => game.id === 'coup')!.game;
const from = startFor(coup, { seed: seedOf('bets'), seats: 4 });
const sessions: Session[] = [start(coup, from)];
playOut(coup, { seed: seedOf('bets'), seats: 4, bots: 'normal', onStep: (it) => sessions.push(it.session) });
const isOut = (it: Session, seat: number): boolean =>
  tableFor(it, SPECTATOR).seats.some((at) => at.seat === seat && at.state === 'out');
const session = sessions.find((it) => !it.outcome && [0, 1, 2, 3].some((seat) => isOut(it, seat)))!;
const ghost = [0, 1, 2, 3].find((seat) => isOut(session, seat))!;
const [first, second] = [0, 1, 2, 3].filter((seat) => seat !== ghost) as [number, number];

const data = tableData.parse({
  game: 'coup',
  host: 'p0',
  places: [0, 1, 2, 3].map((n) => ({ person: `p${n}`, name: `P${n}` })),
  options: {},
  settings: { botForAway: false },
  seed: '',
  session: 's',
  done: [],
});
const bet = (table: TableData, by: number, seat: number, state: 'playing' | 'over' = 'playing') =>
  applyCommand(table, { do: 'bet', seat }, {
    person: { id: `p${by}` },
    state,
    session,
  } as unknown as CommandContext);

test('a player who is out can bet on somebody who is not, repeatedly; nobody else can', () => {
  const once = bet(data, ghost, first);
  if (!once.ok) throw new Error(once.code);
  const twice = bet(once.data, ghost, second);
  if (!twice.ok) throw new Error(twice.code);
  expect(bettingFor(twice.data, session, ghost)).toEqual({ out: true, bet: second });
  expect(bettingFor(twice.data, session, first)).toEqual({});
  expect(bet(data, first, second)).toMatchObject({ code: 'not_now' });
  expect(bet(data, ghost, ghost)).toMatchObject({ code: 'no_seat' });
  expect(bet(data, ghost, 9)).toMatchObject({ code: 'no_seat' });
  expect(bet(data, 7, first)).toMatchObject({ code: 'not_seated' });
  expect(bet(data, ghost, first, 'over')).toMatchObject({ code: 'not_now' });
});

test('a bet is secret until the game is over, and then public', () => {
  const done = bet(data, ghost, first);
  if (!done.ok) throw new Error(done.code);
  expect(betsIn(done.data, session)).toEqual({});
  expect(betsIn(done.data, sessions.at(-1)!)).toEqual({ bets: [{ seat: ghost, on: first }] });
  expect(bettingFor(done.data, sessions.at(-1)!, ghost)).toEqual({});
});

test('ghosts talk among themselves, and not to the living, until the game is over', () => {
  const open = (seat: number, at = session) => channelsAt(at, seat).map(({ id, write }) => [id, write]);
  expect(open(ghost)).toEqual([
    ['table', false],
    ['ghosts', true],
  ]);
  expect(open(first)).toEqual([['table', true]]);
  expect(open(SPECTATOR).map(([id]) => id)).toEqual(['table']);
  expect(audienceAt(session, 'ghosts')).toEqual([ghost]);
  expect(audienceAt(sessions[0]!, 'ghosts')).toEqual([]);
  expect(open(ghost, sessions.at(-1))).toEqual([['table', true]]);
});
