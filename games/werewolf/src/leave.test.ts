import {
  clockIdOf,
  isOpen,
  offersFor,
  randomFor,
  sample,
  seatsOf,
  seedOf,
  step,
  type Seat,
  type Session,
} from '@masque/core';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import { giveUp, phaseOf, seenBy, village } from './village.fixture.ts';
import type { State } from './state.ts';

const cards = 'WOL WOL SEE HUN WIT MAT GRA SCR DEV VIL VIL VIL';

/** The players who leave next. */
const leavers: { readonly [who: string]: (session: Session<State>) => readonly Seat[] } = {
  'whom it is about': (session) => {
    const { accused, shooter, question } = seenBy(session, 0);
    return [accused ?? shooter ?? question?.asked[0] ?? 0];
  },
  'a bystander': (session) => [session.start.seats - 1],
  'half of the village': (session) => seatsOf(session.start.seats).filter((seat) => seat % 2 === 0),
  everybody: (session) => seatsOf(session.start.seats),
};

/** Plays at random until some leave in a phase, then on to the end; clocks run out when nobody has anything to do. */
function evening(opts: Record<string, unknown>, seed: string, phase: string, who: string) {
  const random = randomFor(seedOf(seed), 0);
  let session = village(cards, 'IDENT', opts);
  let left: readonly Seat[] | null = null;
  for (let i = 0; i < 6000 && !session.outcome; i++) {
    if (left === null && phaseOf(session) === phase) {
      left = leavers[who]!(session);
      session = left.reduce((it, seat) => (it.outcome ? it : giveUp(it, seat)), session);
      continue;
    }
    expect(left?.flatMap((seat) => offersFor(session, seat)) ?? []).toEqual([]);
    const able = seatsOf(session.start.seats).flatMap((seat) => {
      const offers = offersFor(session, seat).filter(isOpen);
      return offers.length > 0 ? [{ seat, offers }] : [];
    });
    const due = [...session.deadlines].sort((a, b) => a.at - b.at)[0]!;
    const one = able.length > 0 && random.chance(0.8) ? random.pick(able) : null;
    const bold = one?.offers.filter(({ type }) => ['nominate', 'second', 'aye'].includes(type)) ?? [];
    const input = one
      ? { at: session.at + 1, seat: one.seat, action: sample(random.pick(bold.length > 0 ? bold : one.offers), random) }
      : { at: Math.max(session.at, due.at), deadline: clockIdOf(due), n: due.n };
    const next = step(session, input);
    if (!next.ok) throw new Error(`${phaseOf(session)}: ${next.code}`);
    session = next.session;
  }
  return { left: left !== null, over: session.outcome !== null };
}

const phases =
  'ident match lovers open second defence vote verdict final daybreak dusk hunt brew whisper vision call shoot arrow fallen'.split(
    ' ',
  );
const rules = ['dusk', 'stay'];
// Every check tests each phase with one of the two rules, alternately.
const tables = phases.flatMap((phase, i) =>
  rules.filter((_, rule) => i % often(2, 1) === rule % often(2, 1)).map((onLeave) => ({ phase, onLeave })),
);

test.each(tables)(
  'whoever leaves in $phase is not asked again, and the table comes to an end ($onLeave)',
  (table) => {
    const { phase, onLeave } = table;
    const opts = { onLeave, reveal: phase !== 'arrow', mustLynch: phase === 'final', nightZero: 'seer_only' };
    for (const who of Object.keys(leavers)) {
      const nightMode = phase === 'call' ? 'classic' : 'waves';
      // If everybody has left, the rule for stalled games is not needed either.
      const stall = who !== 'everybody';
      let found = { left: false, over: false };
      // Random play reaches every phase sooner or later.
      for (let i = 0; i < 40 && !found.left; i++)
        found = evening({ ...opts, nightMode, stall }, `${phase} ${i}`, phase, who);
      expect([who, found]).toEqual([who, { left: true, over: true }]);
    }
  },
  30_000,
);
