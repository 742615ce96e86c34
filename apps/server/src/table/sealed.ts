import { isSealedHour, tableFor, type Session, type Viewer } from '@masque/core';

/** Is it night? By night nobody is told anything of what others do. */
export const isNight = (session: Session | null): boolean => session !== null && drawn(() => isSealedHour(session));

/** Is what this viewer is asked answered face down? */
export const isSealed = (session: Session, viewer: Viewer): boolean =>
  drawn(() => {
    const table = tableFor(session, viewer);
    return table.sealed === true || table.night === true;
  });

function drawn(says: () => boolean): boolean {
  try {
    return says();
  } catch {
    // A game that cannot be drawn is reported where it is drawn; the table stays open.
    return false;
  }
}
