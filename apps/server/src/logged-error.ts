/** Errors whose message is known to contain nothing of games and people. */
const tellable = new WeakSet<Error>();

/** Marks an error whose message may be logged: it contains nothing of a game, a table or a person. */
export function mayTell<E extends Error>(error: E): E {
  tellable.add(error);
  return error;
}

/** How many places of an error are logged, and how many causes. */
const [PLACES, CAUSES] = [10, 4];
/** The place in a line of a stack trace. Functions are left out: rules may name them after what they work with. */
const PLACE = /^\s+at (?:.*\()?((?:file|node|\/|[A-Z]:\\)[^()]*:\d+:\d+)\)?$/;

/** What a log contains of an error. */
export interface LoggedError {
  readonly type: string;
  /** What the system, the database or Node calls it. */
  readonly code?: string;
  readonly message?: string;
  /** Where it was thrown: file, line and column, with those of the callers. */
  readonly at?: readonly string[];
  readonly cause?: LoggedError;
}

/**
 * What a log may contain of an error: its class, its code and its place in the source. A message is left out unless it
 * is marked: those of rules may contain cards, and those of parsers and databases what they were given.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = codeOf(error);
  const at = placesOf(error);
  return {
    type: /^\w{1,60}$/.exec(error.constructor.name)?.[0] ?? 'Error',
    ...(code !== undefined && { code }),
    ...(tellable.has(error) && { message: error.message }),
    ...(at.length > 0 && { at }),
    ...(error.cause !== undefined && depth < CAUSES && { cause: loggedError(error.cause, depth + 1) }),
  };
}

function codeOf(error: Error): string | undefined {
  const { code, syscall, severity } = error as { code?: unknown; syscall?: unknown; severity?: unknown };
  if (typeof code !== 'string') return undefined;
  if (typeof syscall === 'string') return `${code} ${syscall}`;
  // PostgreSQL reports a severity, too.
  return severity !== undefined || /^(ERR|SQLITE)_/.test(code) ? code : undefined;
}

/** The stack begins with the message, which may look like a place. */
function placesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const places = stack.slice(start < 0 ? 0 : start + message.length).split('\n');
  return places.flatMap((line) => PLACE.exec(line)?.[1] ?? []).slice(0, PLACES);
}
