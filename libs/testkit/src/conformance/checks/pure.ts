import { stateOf } from '../../session.ts';
import { Fault } from '../check.ts';
import type { Observer } from '../suite.ts';
import { errorWords, inputWords, place } from '../words.ts';

/** The state and the log survive JSON unchanged. */
export const plain = (): Observer => ({
  name: 'state, log and outcome are plain data that JSON can hold',
  moment({ session, entries, setting }) {
    const state = oddity(stateOf(session), 'state') ?? oddity(session.outcome, 'outcome');
    const entry = entries.map(
      (it) =>
        oddity(it.args ?? {}, `args of the entry "${it.kind}"`) ??
        oddity(it.data ?? null, `data of the entry "${it.kind}"`),
    );
    const odd = state ?? entry.find(Boolean);
    if (odd) throw new Fault(`${odd} in ${place(session, setting)}: JSON cannot represent it`);
  },
});

/** Rules return new states: everything is frozen while games are played, so that a change in place throws. */
export const frozen = (): Observer => ({
  name: 'rules, offers and present change nothing in place',
  threw(what, error) {
    if (changes(error)) throw new Fault(`${what} changes its input in place: ${errorWords(error)}`);
  },
  over({ game: { setting }, session, failed }) {
    if (!failed || !changes(failed.error)) return;
    const said = errorWords(failed.error);
    if (!session) throw new Fault(`setup (${setting.name}) changes its input in place: ${said}`);
    const what = failed.input ? `the rule for ${inputWords(failed.input)}` : 'a bot, or the offers it is given,';
    throw new Fault(`${what} changes the state in place in ${place(session, setting)}: ${said}`);
  },
});

/** Time comes with the input and randomness with the step; rules read no other source. */
export const senses = (): Observer => ({
  name: 'no rule uses a clock or random numbers of its own',
  sensed(what, used) {
    throw new Fault(
      `${what} uses ${used.join(', ')}: use step.random, setup.random or observation.random, and step.at`,
    );
  },
});

const clean = new WeakSet<object>();

/** What JSON would lose of a value, with its path; `undefined` if nothing. */
function oddity(value: unknown, path: string): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${path} is ${value}`;
    case 'undefined':
      return `${path} is undefined (write null, or leave the key out)`;
    case 'object':
      return value === null || clean.has(value) ? undefined : inside(value, path);
    default:
      return `${path} is a ${typeof value}`;
  }
}

function inside(value: object, path: string): string | undefined {
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype && proto !== null)
    return `${path} is a ${(proto as { constructor?: { name?: string } }).constructor?.name ?? 'object of its own kind'}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a key`;
  for (const [key, part] of Object.entries(value)) {
    const odd = oddity(part, `${path}.${key}`);
    if (odd) return odd;
  }
  clean.add(value);
  return undefined;
}

/** What JavaScript engines say when frozen data is changed. */
const changes = (error: unknown): boolean =>
  error instanceof TypeError &&
  /read only|not extensible|Cannot (delete|add|define|assign)|frozen|non-writable/i.test(error.message);
