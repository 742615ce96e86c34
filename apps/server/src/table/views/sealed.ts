import { isSealedHour, tableFor, type Session, type Viewer } from '@masque/core';

/** Is it night? At night, nobody may learn anything about what others do. */
export const isNight = (session: Session | null): boolean => session !== null && drawn(() => isSealedHour(session));

/** Does this viewer answer the current question face down? */
export const isSealed = (session: Session, viewer: Viewer): boolean =>
  drawn(() => {
    const table = tableFor(session, viewer);
    return table.sealed === true || table.night === true;
  });

function drawn(says: () => boolean): boolean {
  try {
    return says();
  } catch {
    // The error is reported where the game is drawn; the table stays open.
    return false;
  }
}
