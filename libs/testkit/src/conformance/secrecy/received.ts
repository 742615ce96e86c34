import { isSecret, logFor, offersFor, project, tableFor, viewOf, type Session, type Viewer } from '@masque/core';

/** All that reaches a viewer at one moment, and the log lines since entry number `from`. */
export function received(session: Session, viewer: Viewer, from: number): object {
  return {
    over: session.outcome !== null,
    outcome: project(session.outcome, viewer),
    log: logFor(session, viewer, from),
    ...(viewer >= 0 && { offers: offersFor(session, viewer) }),
    view: viewOf(session, viewer),
    table: tableFor(session, viewer),
  };
}

/** Where a value holds a secret that was never hidden, if it does. */
export function nakedSecret(value: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isSecret(value)) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = nakedSecret(part, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}
