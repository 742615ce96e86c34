import { load, save, seedOf, type Random, type Saved, type Session, type Viewer } from '@masque/core';
import { exchangeable, hiddenFrom, refill } from './slots.ts';

/**
 * A session that a viewer cannot tell from the one given: what is hidden from it has changed places. `null` when there is
 * nothing to change.
 *
 * @param chance chance will fall differently (`other`, unless said otherwise), or as it would have (`same`), so that
 * whatever differs afterwards comes from the hidden values
 */
export function twinOf(
  session: Session,
  viewer: Viewer,
  random: Random,
  chance: 'other' | 'same' = 'other',
): Session | null {
  const { game } = session;
  const state = session.state;
  const other = game.twin ? game.twin(state, viewer, random) : swapped(state, viewer, random);
  if (!other) return null;
  const saved = save({ ...session, log: { length: 0, last: null } });
  const { seed } = session.start;
  const changed: Saved = {
    ...saved,
    start: {
      ...session.start,
      seed: chance === 'same' ? seed : seedOf(`twin ${seed} ${random.below(0xffffffff)}`),
    },
    state: other,
  };
  return { ...load(game, changed), log: session.log };
}

/** Contents of secrets of one kind, dealt out anew among those that the viewer cannot see. */
function swapped(state: object, viewer: Viewer, random: Random): object | null {
  const contents = new Map<object, unknown>();
  for (const group of exchangeable(hiddenFrom(state, viewer))) {
    const values = random.shuffle(group.map((it) => it.secret.$secret));
    group.forEach((it, i) => {
      if (JSON.stringify(values[i]) !== JSON.stringify(it.secret.$secret)) contents.set(it.secret, values[i]);
    });
  }
  return contents.size === 0 ? null : (refill(state, contents) as object);
}
