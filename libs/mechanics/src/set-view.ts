import type { AnyGame, SetContents, Message, SetHint, SideShare } from '@masque/core';

/**
 * Which set to look at: one that is being put together, one given by its code, or else the one that the options
 * describe.
 */
export interface SetQuestion {
  readonly seats: number;
  /** As the game's schema gives them. */
  readonly options: object;
  readonly set?: SetContents;
  readonly code?: string;
}

/** Everything to know about a set. */
export interface SetView extends SetHint {
  /** `null` if the code cannot be read. */
  readonly set: SetContents | null;
  /** How many items it should contain. */
  readonly size: number;
  readonly code: string;
  /** The options that play it. */
  readonly options: object;
  /** Why it cannot be dealt to this number of players. Empty if it can. */
  readonly problems: readonly Message[];
  readonly sides: readonly SideShare[];
  /** Only the host may know it. */
  readonly hidden: boolean;
  /** Sets that suit this number of players, the recommended one first. */
  readonly presets: readonly { readonly name: Message; readonly options: object; readonly chosen: boolean }[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const holds = (options: object, part: object): boolean =>
  Object.entries(part).every(([name, value]) => same((options as Record<string, unknown>)[name], value));

/** Without items whose number is zero, in the order of the game. */
const tidy = (set: SetContents, ids: readonly string[]): SetContents =>
  Object.fromEntries(ids.flatMap((id) => ((set[id] ?? 0) > 0 ? [[id, set[id]!]] : [])));

/**
 * Describes a set of a game: whether it can be dealt, what to expect of it, how to share it; `null` if the game has no
 * sets.
 *
 * @example
 * const sets: Sets<object> = {
 *   items: ['wolf', 'seer'].map((id) => ({ id, name: id, group: 'roles', icon: id, max: 9 })),
 *   options: ['roles'],
 *   size: (seats) => seats,
 *   of: () => ({ seer: 1, wolf: 2 }),
 *   to: (roles) => ({ roles }),
 *   presets: () => [],
 *   encode: (set) => JSON.stringify(set),
 *   decode: (code) => JSON.parse(code),
 * };
 * const view = viewSet({ sets } as AnyGame, { seats: 3, options: {}, code: '{"seer":1,"wolf":0}' });
 * [view.set, view.size]; // => [{ seer: 1 }, 3]
 */
export function viewSet({ sets, check }: AnyGame, { seats, options, set, code }: SetQuestion): SetView | null {
  if (!sets) return null;
  const ids = sets.items.map((it) => it.id);
  const asked = code === undefined ? set : sets.decode(code);
  const found = asked === undefined ? sets.of(options, seats) : asked;
  const now = found && tidy(found, ids);
  const played = now && asked !== undefined ? { ...options, ...sets.to(now, options) } : options;
  const hint = now && sets.hint?.(now, seats, played);
  return {
    set: now,
    size: sets.size(seats, played),
    code: now ? sets.encode(now) : '',
    options: Object.fromEntries(Object.entries(played).filter(([name]) => sets.options.includes(name))),
    problems: now || asked === undefined ? (check?.(played, seats) ?? []) : [],
    notes: hint?.notes ?? [],
    sides: hint?.sides ?? [],
    hidden: sets.hidden?.(played) ?? false,
    presets: sets.presets(seats, played).map((it) => ({ ...it, chosen: holds(played, it.options) })),
  };
}
