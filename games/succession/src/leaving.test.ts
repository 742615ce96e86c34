import { offersFor, declassify, seatsOf, type Seat, type Session } from '@masque/core';
import { nextDeadline } from '@masque/testkit';
import { expect, test } from 'vitest';
import { crowd, MURDEROUS, nothingLost, runDown, stateOf, take } from './crowd.fixture.ts';
import type { State } from './state.ts';

/** The position in the flow, including contracts. */
function places(session: Session<State>): string[] {
  const { court, contracts } = stateOf(session);
  return [
    session.phase,
    ...contracts.map((it) => declassify(it.inside).phase),
    ...(court.badgeOffers.length > 0 ? ['badge'] : []),
  ];
}

/** If an Heir can take the crown now: it does, and others name the usurper. */
function crowned(session: Session<State>): Session<State>[] {
  const seat = seatsOf(session.start.seats).find((it) => offersFor(session, it).some(({ type }) => type === 'claim'));
  const offer = seat === undefined ? undefined : offersFor(session, seat).find(({ type }) => type === 'claim');
  if (!offer) return [];
  const coronation = take(session, { at: session.at, seat: seat!, action: { ...offer, params: {} } });
  let crown = coronation;
  while (crown.phase === 'coronation') crown = take(crown, nextDeadline(crown)!);
  const name = offersFor(crown, seat!).find(({ type }) => type === 'accuseHeir')!;
  const fate = take(crown, { at: crown.at, seat: seat!, action: { ...name, params: { target: seat === 0 ? 1 : 0 } } });
  return [coronation, crown, fate];
}

/** A few states of each kind, from several games. */
function moments(): Map<string, Session<State>[]> {
  const found = new Map<string, Session<State>[]>();
  const tables = [
    { deck: MURDEROUS, song: 30, maxTribunals: 3 },
    { deck: 'heir.viceroy3.inquisitor2.assassin2.guard2.wizard.witness', peek: 0, song: 40, maxTribunals: 2 },
  ];
  for (const [i, options] of tables.entries())
    for (let seed = 0; seed < 4; seed++)
      for (const session of crowd(`leaving ${i} ${seed}`, 500, options)) {
        if (session.outcome) break;
        for (const it of [session, ...(session.n % 100 === 0 ? crowned(session) : [])])
          for (const place of places(it)) {
            const list = found.get(place) ?? [];
            if (list.length < 2 && list.every((other) => it.n > other.n + 40 || it.start !== other.start))
              found.set(place, [...list, it]);
          }
      }
  return found;
}

/** The players with a special role at a moment, one of each kind; and all of them. */
function leavers(session: Session<State>): Seat[][] {
  const { court, contracts } = stateOf(session);
  const seats = seatsOf(session.start.seats);
  const special = [
    court.crown?.heir,
    court.badgeOffers[0]?.by,
    court.badgeOffers[0]?.to,
    seats.find((seat) => court.players[seat]!.badge),
    seats.find((seat) => !court.players[seat]!.alive),
    ...contracts.slice(0, 3).flatMap((it) => [it.joined[0], it.joined.at(-1), it.invited[0]]),
    ...contracts.flatMap((it) => declassify(it.inside).state.decisions.map((one) => one.seat)).slice(0, 2),
    ...contracts.flatMap((it) => declassify(it.inside).state.probes.map((one) => one.seat)).slice(0, 2),
    seats[0],
  ].filter((seat) => seat !== undefined);
  return [...[...new Set(special)].map((seat) => [seat]), [...new Set(special)], seats];
}

test('if a player leaves at any time, the game continues to an end, and nothing is lost', () => {
  const found = moments();
  expect([...found.keys()].sort()).toEqual(
    [
      'badge',
      'called',
      'coronation',
      'crown',
      'decide',
      'fate',
      'fingers',
      'forming',
      'free',
      'frozen',
      'mark',
      'peek',
      'probe',
      'surprise',
      'tribunal',
      'verdict',
    ].sort(),
  );
  for (const session of [...found.values()].flat())
    for (const seats of leavers(session)) {
      let now = session;
      for (const leave of seats) if (!now.outcome) now = take(now, { at: now.at + 1, leave });
      nothingLost(now);
      runDown(now, nothingLost);
    }
});
