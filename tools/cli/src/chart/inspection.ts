import type { inspected } from '@masque/testkit';

type Inspected = Parameters<Parameters<typeof inspected>[1]>[0];
type Sent = { readonly type: string; readonly event?: object };

/**
 * An XState inspection event as plain data, in the format of Stately's inspector; `null` for events that it ignores.
 *
 * @param config definition of the machine to be drawn
 * @param at time of the event, in milliseconds
 */
export function inspection(told: Inspected, config: { readonly id: string }, at: number): object | null {
  const { rootId, actorRef } = told;
  const { sessionId } = actorRef;
  const common = { type: told.type, sessionId, rootId, createdAt: String(at) };
  switch (told.type) {
    case '@xstate.actor':
      // The first snapshot, which follows, has the current state.
      return { ...common, name: config.id, definition: JSON.stringify(config), snapshot: { status: 'active' } };
    case '@xstate.event':
      return { ...common, sourceId: told.sourceRef?.sessionId, event: eventOf(told.event) };
    case '@xstate.snapshot':
      return { ...common, event: eventOf(told.event), snapshot: told.snapshot };
    default:
      return null;
  }
}

/** The game's event, without the other arguments of its rules. */
const eventOf = ({ type, event }: Sent): object => ({ ...event, type });
