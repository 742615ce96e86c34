import { Fault, type Check } from '../check.ts';
import type { Plan } from '../setting.ts';
import { rounds, walk } from '../walk.ts';
import { place } from '../words.ts';

/** The state and the log go through JSON and come back as they were. */
export const plain = (plan: Plan): Check => ({
  name: 'state, log and outcome are plain data that JSON can hold',
  run() {
    for (const { setting, round } of rounds(plan, 1))
      for (const { session, entries } of walk(plan, setting, { round })) {
        const state = oddity(session.state, 'state') ?? oddity(session.outcome, 'outcome');
        const entry = entries.map(
          (it) =>
            oddity(it.args ?? {}, `args of the entry "${it.kind}"`) ??
            oddity(it.data ?? null, `data of the entry "${it.kind}"`),
        );
        const odd = state ?? entry.find(Boolean);
        if (odd) throw new Fault(`${odd} in ${place(session, setting)}: JSON cannot hold it`);
      }
  },
});

const clean = new WeakSet<object>();

/** What in a value JSON would lose, with its path; nothing if all is well. */
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
