import { SPECTATOR, tableFor, type Session, type Viewer } from '@masque/core';

/** Is it night? By night nobody is told anything of what others do. */
export const isNight = (session: Session): boolean => drawn(session, SPECTATOR)?.night === true;

/** Is what this viewer is asked answered face down? */
export function isSealed(session: Session, viewer: Viewer): boolean {
  const table = drawn(session, viewer);
  return table?.sealed === true || table?.night === true;
}

function drawn(session: Session, viewer: Viewer) {
  try {
    return tableFor(session, viewer);
  } catch {
    // A game that cannot be drawn is reported where it is drawn; the table stays open.
    return null;
  }
}
