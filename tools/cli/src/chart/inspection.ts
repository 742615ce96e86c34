import type { inspected } from '@masque/testkit';

type Told = Parameters<Parameters<typeof inspected>[1]>[0];
type Sent = { readonly type: string; readonly event?: object };

/**
 * An event of XState's inspection as plain data, in the shape that Stately's inspector receives; `null` for those that it
 * leaves out.
 *
 * @param config what the machine is drawn from
 * @param at when it happened, in milliseconds
 */
export function inspection(told: Told, config: { readonly id: string }, at: number): object | null {
  const { rootId, actorRef } = told;
  const { sessionId } = actorRef;
  const common = { type: told.type, sessionId, rootId, createdAt: String(at) };
  switch (told.type) {
    case '@xstate.actor':
      // Where it stands follows with the first snapshot.
      return { ...common, name: config.id, definition: JSON.stringify(config), snapshot: { status: 'active' } };
    case '@xstate.event':
      return { ...common, sourceId: told.sourceRef?.sessionId, event: eventOf(told.event) };
    case '@xstate.snapshot':
      return { ...common, event: eventOf(told.event), snapshot: told.snapshot };
    default:
      return null;
  }
}

/** The event of the game, without what its rules are given besides. */
const eventOf = ({ type, event }: Sent): object => ({ ...event, type });
