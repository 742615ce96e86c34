import { isSecret, linesFor, mayRead, type Entry, type Session, type Viewer } from '@masque/core';
import { short } from '../../scenario/compare.ts';
import { stateOf } from '../../session.ts';
import { hiddenFrom, secretsAt, seenBy, type SecretSlot } from './slots.ts';

/** A step: the state before, the state after, and the log entries. */
export interface ObservedStep {
  readonly before?: Session | undefined;
  readonly session: Session;
  readonly entries: readonly Entry[];
}

/**
 * What the public part of a state now reveals about values that their audiences still hide from a viewer, in words. It
 * is found by comparing a step with the same step in which only such values differ. Audiences are data, so even a step
 * in which somebody learns something must not reveal a value that nobody was shown.
 *
 * - A copy of a value that nobody has touched, or that only changed its place, lies open: the value should have been shown
 *   instead.
 * - The open part differs, although the viewer has read the same lines and can see the same secrets: nothing told it.
 */
export function openedBy(
  viewer: Viewer,
  mine: ObservedStep,
  theirs: ObservedStep,
  copies: Copies,
  shown: readonly string[],
): string | null {
  const varied = differing(viewer, mine.before!, theirs.before!);
  const hidden = differing(viewer, mine.session, theirs.session);
  // As many of each kind as before: none of the exchanged values was shown or removed.
  for (const [kind, slots] of varied) if ((hidden.get(kind)?.length ?? 0) < slots.length) return null;
  const [one, other] = [openIn(stateOf(mine.session), shown), openIn(stateOf(theirs.session), shown)];
  const first = [...one].find(([path, value]) => other.has(path) && other.get(path) !== value);
  if (!first) return null;
  const after = [...hidden.values()].flat();
  const before = [...varied.values()].flat();
  const kept = before.filter((it) => after.some((now) => isSame(it, now)));
  // One that has been turned up and put back elsewhere is hidden again; one that only changed its place was never shown.
  const moved = before.filter((it) => !kept.includes(it) && after.some((now) => isSame({ ...now, path: it.path }, it)));
  const shows = shownIn(viewer, mine, theirs);
  for (const [path, value] of one) {
    const counterpart = other.get(path);
    if (!other.has(path) || counterpart === value) continue;
    const isCopied = (it: DifferingSecret): boolean => copies.has(path, it, value, counterpart);
    const source = kept.find(isCopied) ?? (shows(value, counterpart) ? undefined : moved.find(isCopied));
    if (!source) continue;
    const still = moved.includes(source) ? 'has changed its place and is still' : 'is still';
    return `its view at ${path} is ${short(value)}, but ${short(counterpart)} as the secret at ${source.path}, which ${still} hidden from it`;
  }
  if (JSON.stringify(readBy(viewer, mine)) !== JSON.stringify(readBy(viewer, theirs))) return null;
  const [path, value] = first;
  return `its view at ${path} is ${short(value)}, but ${short(other.get(path))} where it reads the same lines of the log and sees the same secrets`;
}

/** A value that is hidden from the viewer in two sessions, and differs. */
interface DifferingSecret extends Pick<SecretSlot, 'path'> {
  readonly one: unknown;
  readonly other: unknown;
}

/** The values that are hidden from a viewer in both sessions and differ, by kind. */
function differing(viewer: Viewer, one: Session, other: Session): Map<string, DifferingSecret[]> {
  const theirs = new Map(hiddenFrom(stateOf(other), viewer).map(({ path, secret }) => [path, secret]));
  const found = new Map<string, DifferingSecret[]>();
  for (const { path, secret } of hiddenFrom(stateOf(one), viewer)) {
    const counterpart = theirs.get(path);
    if (!counterpart) continue;
    const [a, b] = [secret.$secret, counterpart.$secret];
    if (a === b || JSON.stringify(a) === JSON.stringify(b)) continue;
    const kind = secret.kind ?? '';
    found.set(kind, [...(found.get(kind) ?? []), { path, one: a, other: b }]);
  }
  return found;
}

/** Whether the entries of the step show the viewer a secret that contains these values, at any depth. */
function shownIn(viewer: Viewer, mine: ObservedStep, theirs: ObservedStep): (one: unknown, other: unknown) => boolean {
  const [shown, counterparts] = [mine, theirs].map(({ entries }) =>
    entries.flatMap(({ learn, to = 'all', args, data }) =>
      learn && mayRead(to, viewer) ? [...secretsAt([args, data]).values()].filter((it) => seenBy(it, viewer)) : [],
    ),
  );
  return (one, other) =>
    shown!.some((it, i) => {
      const parts = leaves(counterparts![i]?.$secret);
      return [...leaves(it.$secret)].some(([part, value]) => value === one && parts.get(part) === other);
    });
}

const isSame = (a: DifferingSecret, b: DifferingSecret): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Public values that vary together with hidden ones, over several tries at one step. A word that equals the hidden one
 * in both is a copy; numbers have few values, so they must match twice, with different values.
 */
export class Copies {
  readonly #seen = new Map<string, Set<unknown>>();

  /** In both sessions, is the value at a public path the hidden one, or a part of it? */
  has(path: string, { path: source, one, other }: DifferingSecret, mine: unknown, theirs: unknown): boolean {
    if (mine === null || theirs === null || typeof mine === 'boolean' || typeof theirs === 'boolean') return false;
    const parts = leaves(other);
    const is = [...leaves(one)].some(([part, value]) => value === mine && parts.get(part) === theirs);
    if (!is || typeof mine === 'string') return is;
    const name = `${path} ${source}`;
    const values = this.#seen.get(name) ?? new Set();
    this.#seen.set(name, values.add(theirs));
    return values.size > 1;
  }
}

/**
 * The public part of a state by path: everything outside of secrets, except at paths that reveal something by the
 * rules.
 */
const openIn = (state: object, shown: readonly string[]): Map<string, unknown> =>
  leaves(state, (value, path) => isSecret(value) || shown.includes(path));

function leaves(
  value: unknown,
  leaveOut: (value: unknown, path: string) => boolean = () => false,
  path = '',
  found = new Map<string, unknown>(),
): Map<string, unknown> {
  if (leaveOut(value, path)) return found;
  if (typeof value !== 'object' || value === null) return found.set(path, value);
  for (const key in value)
    leaves((value as { [key: string]: unknown })[key], leaveOut, path ? `${path}.${key}` : key, found);
  return found;
}

/** The lines that a viewer reads, and the secrets it may see afterwards. */
function readBy(viewer: Viewer, { session, entries }: ObservedStep): object {
  const shown = [...secretsAt(stateOf(session))].filter(([, it]) => seenBy(it, viewer));
  return [linesFor(entries, viewer), shown.map(([path, { $secret }]) => [path, $secret])];
}
