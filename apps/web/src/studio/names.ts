import type { StudioDoc } from '@masque/protocol/studio';

/** The name of a viewer. */
export function viewerName(doc: StudioDoc, viewer: number): string {
  if (viewer === -1) return 'Spectator';
  if (viewer === -2) return 'Game master';
  return doc.views[0]?.doc.lobby.seats[viewer]?.name ?? `Seat ${viewer + 1}`;
}
