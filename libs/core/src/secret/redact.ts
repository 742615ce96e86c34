import type { Seat, Viewer } from '../seat.ts';
import { HIDDEN, mayRead, NOBODY, seatSet, type Audience, type Secret } from './secret.ts';
import { mapSecrets } from './walk.ts';

/**
 * A value as far as `viewer` may see it, with its secrets still in their places: what the viewer sees is in a secret
 * for that viewer, everything else is `HIDDEN` in a secret for nobody. It contains what the view contains (and where
 * the secrets are, and of which kind), and has the shape of the value, so that a bot can fill in what it imagines.
 *
 * @example
 * const hands = [secret('duke', [0, 2]), secret('page', [1])];
 * redact(hands, 0); // => [secret('duke', [0]), secret(HIDDEN, [])]
 *
 * @experimental
 */
export const redact = <T>(value: T, viewer: Viewer): T =>
  mapSecrets(value, (it) =>
    mayRead(it.$to, viewer)
      ? covered(redact(it.$secret, viewer), it.$to === 'all' ? 'all' : seatSet([viewer]), it)
      : covered(HIDDEN, NOBODY, it),
  );

const covered = (value: unknown, to: Audience, { kind }: Secret<unknown>): Secret<unknown> =>
  kind === undefined ? { $secret: value, $to: to } : { $secret: value, $to: to, kind };

/**
 * A session as one seat knows it: plain data, from which the seat can imagine sessions that look the same to it. It
 * contains no secret that the seat may not see, no seed, no log, and no clock except those that its phase always has.
 *
 * @experimental
 */
export interface Redacted<State extends object = object> {
  readonly seat: Seat;
  readonly seats: number;
  /** As everybody at the table knows them. */
  readonly options: object;
  /** When the last input came, in milliseconds of the table's time. */
  readonly at: number;
  readonly phase: string;
  /** How often each phase that offers something has been entered. */
  readonly entered: { readonly [phase: string]: number };
  /** As {@link redact} returns it. */
  readonly state: State;
}
