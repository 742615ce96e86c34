import { chart, conceal, reveal, secret, seedOf, seatsOf, unshuffled, start, type Seat } from '@masque/core';
import { note } from '@masque/mechanics';
import { ScenarioPlay } from '@masque/testkit';
import { flow } from '../src/flow/index.ts';
import werewolf from '../src/index.ts';
import { options as schema, type Options } from '../src/options.ts';
import { roleOfShort } from '../src/roles/index.ts';
import { counted } from '../src/set/set.ts';
import { nothing, village } from '../src/setup.ts';
import type { Fact, OwnKnowledge, State, WerewolfActions } from '../src/state.ts';
import type { Given, Scenario } from './format.ts';

/** Chance that moves nothing: cards lie as the scenario deals them. */
export const chance = () => unshuffled;

/** Sets up the village that a scenario begins with, and enters its first phase. */
export function positionOf({ given, do: ops = [] }: Pick<Scenario, 'given' | 'do'>): ScenarioPlay<State> {
  const options = optionsOf(given.opts ?? {});
  const state = stateOf(given, options, ops.find(([op]) => op === 'ident')?.[1]);
  const initial = ({ IDENT: 'beginning', DAY: 'day', NIGHT: 'night' } as const)[given.phase];
  const game = { ...werewolf, setup: () => state, chart: chart<State, WerewolfActions>({ ...flow, initial }) };
  const from = { seed: seedOf('scenario'), seats: given.roles.length, options, at: 0 };
  // Only the beginning is another one.
  return new ScenarioPlay<State>({ ...start(game, from, chance), game: werewolf }, chance);
}

/** Options by their names in the rules, with those whose values are called otherwise here. */
function optionsOf({ secretBallot, openDeck, trialLimit, ...rest }: Record<string, unknown>): Options {
  return schema.parse({
    // Scenarios count four waves in every night.
    skipWaves: false,
    ...(secretBallot === true && { ballot: 'secret' }),
    ...(openDeck === false && { mystery: true }),
    ...(trialLimit !== undefined && { trialLimit: trialLimit === null ? 'none' : String(trialLimit) }),
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, renamed(name, value)])),
  });
}

const renamed = (name: string, value: unknown): unknown =>
  name === 'stall' && typeof value === 'string' ? value !== 'off' : value;

function stateOf(given: Given, options: Options, allegiance: unknown): State {
  const roles = given.roles.map(roleOfShort);
  const dead = given.dead ?? [];
  const of = (role: string): Seat[] => seatsOf(roles.length).filter((seat) => roles[seat] === role);
  const side = given.grave ?? allegiance;
  const own = (seat: Seat): OwnKnowledge => ({
    ...nothing,
    side: roles[seat] === 'gravedigger' ? (side === 'evil' ? 'evil' : 'good') : null,
    lover: given.lovers?.includes(seat) ? given.lovers.find((it) => it !== seat)! : null,
    last: lastOf(roles[seat]!, given),
    heal: given.potions?.[0] ?? true,
    poison: given.potions?.[1] ?? true,
  });
  const dealt = village(
    options,
    roles.map((role, seat) => secret(role, [seat], 'role')),
    secret(counted(roles), options.mystery ? [] : 'all'),
  );
  return {
    ...dealt,
    cards: dealt.cards.map((card, seat) =>
      dead.includes(seat) ? (options.reveal ? reveal(card, 'all') : conceal(card, [seat])) : card,
    ),
    own: dealt.own.map((_, seat) => secret(own(seat), [seat])),
    books: roles.reduce<State['books']>(
      (books, role, seat) => note(books, [seat], ...(given.phase === 'IDENT' ? [] : knownBefore(role, of, options))),
      dealt.books,
    ),
    alive: dealt.alive.map((_, seat) => !dead.includes(seat)),
    deaths: dead.map((seat) => ({ seat, day: 1, night: 0, cause: 'night' })),
    shots: dead,
    day: given.phase === 'NIGHT' ? 1 : 0,
    next: given.phase === 'IDENT' ? 'ident' : given.phase === 'DAY' ? 'morning' : 'nightfall',
  };
}

/** What a card did last night, where the rules remember it. */
function lastOf(role: string, { lastGuard = null, lastHex = null }: Given): OwnKnowledge['last'] {
  const who = role === 'bodyguard' ? lastGuard : role === 'warlock' ? lastHex : null;
  return who === null ? [] : [who];
}

/** What the identification has told; scenarios that begin later do not count it among what they look for. */
function knownBefore(role: string, of: (role: string) => Seat[], options: Options): Fact[] {
  if (role !== 'werewolf') return [];
  const warlock = options.warlockKnown ? of('warlock') : [];
  return [
    { kind: 'wolves', night: 0, seats: of('werewolf') },
    ...(warlock.length > 0 ? [{ kind: 'warlock', night: 0, seats: warlock }] : []),
  ];
}
