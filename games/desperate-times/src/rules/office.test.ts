import { entriesOf, offersFor, seedOf, SPECTATOR, start, step, tableFor, type Session } from '@masque/core';
import { expect, test } from 'vitest';
import desperateTimes from '../index.ts';
import { options } from '../options.ts';
import type { State } from '../state.ts';

const say = (session: Session<State>, seat: number, rung: number): Session<State> => {
  const offer = offersFor(session, seat).find((it) => it.type === 'office')!;
  const next = step(session, { at: 0, seat, action: { type: 'office', window: offer.window, params: { rung } } });
  if (!next.ok) throw new Error(next.code);
  return next.session;
};

test('whoever held the highest office takes the Podium', () => {
  let session = start(desperateTimes, {
    seed: seedOf('office'),
    seats: 4,
    options: options.parse({ firstSpeaker: 'ask' }),
    at: 0,
  });
  for (const [seat, rung] of [1, 0, 4, 3].entries()) session = say(session, seat, rung);
  expect(session.phase).toBe('selecting');
  expect(session.state.speaker).toBe(2);
  expect(entriesOf(session.log).filter((it) => it.kind === 'office')).toHaveLength(4);
});

test('the host may pick a place, but only an existing one', () => {
  const chosen = options.parse({ firstSpeaker: 'host_picks', speaker: 4 });
  expect(desperateTimes.check!(chosen, 3)).toHaveLength(1);
  expect(desperateTimes.check!(chosen, 4)).toEqual([]);
  const session = start(desperateTimes, { seed: seedOf('office'), seats: 4, options: chosen, at: 0 });
  expect(session.state.speaker).toBe(3);
});

test('while everybody selects in the first round, the table says who will go first, and why', () => {
  for (const firstSpeaker of ['random', 'host_picks', 'ask'] as const) {
    const chosen = options.parse({ firstSpeaker, speaker: 3 });
    let session = start(desperateTimes, { seed: seedOf('first'), seats: 3, options: chosen, at: 0 });
    if (firstSpeaker === 'ask') for (const seat of [0, 1, 2]) session = say(session, seat, seat);
    const note = { key: `note.first.${firstSpeaker}`, args: { speaker: { seat: session.state.speaker } } };
    for (const viewer of [SPECTATOR, 0, 1]) expect(tableFor(session, viewer).ask).toMatchObject({ note });
  }
});
