/** What rules must not use: the machine's clock, randomness and timers. */
const senses: readonly { readonly of: string; readonly name: string }[] = [
  { of: 'Math', name: 'random' },
  { of: 'Date', name: 'now' },
  { of: 'performance', name: 'now' },
  { of: 'crypto', name: 'getRandomValues' },
  { of: 'crypto', name: 'randomUUID' },
];
const timers = ['setTimeout', 'setInterval', 'queueMicrotask', 'fetch'];

type Holder = Record<string, unknown>;

/** Observes uses of these until it is stopped. */
export interface Senses {
  /** Which were used since the last clearing: "Math.random", "new Date". */
  readonly used: ReadonlySet<string>;
  clear(): void;
  /** Puts everything back. */
  stop(): void;
}

/** Observes uses of these, which work as usual in the meantime. */
export function listen(): Senses {
  const used = new Set<string>();
  const undo: (() => void)[] = [];
  const world = globalThis as unknown as Holder;
  const replace = (holder: Holder, name: string, by: (old: (...args: unknown[]) => unknown) => unknown) => {
    const had = Object.getOwnPropertyDescriptor(holder, name);
    const old = holder[name];
    if (typeof old !== 'function') return;
    Object.defineProperty(holder, name, { configurable: true, writable: true, value: by(old as never) });
    undo.push(() => (had ? Object.defineProperty(holder, name, had) : delete holder[name]));
  };
  const spy = (holder: Holder, name: string, label: string) =>
    replace(holder, name, (old) => (...args: unknown[]) => {
      used.add(label);
      return old.apply(holder, args);
    });
  for (const { of, name } of senses) {
    const holder = world[of];
    if (holder) spy(holder as Holder, name, `${of}.${name}`);
  }
  for (const name of timers) spy(world, name, name);
  replace(
    world,
    'Date',
    (RealDate) =>
      new Proxy(RealDate, {
        construct(target, args, self) {
          if (args.length === 0) used.add('new Date');
          return Reflect.construct(target, args, self) as object;
        },
        apply(target, self, args) {
          used.add('Date()');
          return Reflect.apply(target, self, args);
        },
      }),
  );
  return {
    used,
    clear: () => used.clear(),
    stop: () => undo.reverse().forEach((back) => back()),
  };
}
