import { project, known, SPECTATOR, type View } from '@masque/core';
import type { Options } from '../options.ts';
import { isPack, roleNames, taskOf, type Hour, type Role } from '../roles/index.ts';
import type { State } from '../state.ts';
import { dead } from './village.ts';

/** A stretch of the night in which everybody is asked something at once: an hour, or the call of one card. */
export interface Wave {
  readonly id: Hour | `call-${Role}`;
  /** Whose task it is; those who share a whisper are both in it. */
  readonly roles: readonly Role[];
  /** How it is asked: one seat; a seat and a card; two seats; words about seats. */
  readonly form: 'choose' | 'watch' | 'brew' | 'whisper';
  /** Seconds. */
  readonly most: number;
}

/** The phase of a wave. */
export const phaseOfWave = ({ id }: Wave): Hour | 'call' => hours.find((hour) => hour.id === id)?.id ?? 'call';

const hours: readonly Omit<Wave & { id: Hour }, 'roles'>[] = [
  { id: 'dusk', form: 'choose', most: 20 },
  { id: 'hunt', form: 'choose', most: 45 },
  { id: 'brew', form: 'brew', most: 30 },
  { id: 'whisper', form: 'whisper', most: 25 },
  { id: 'vision', form: 'choose', most: 45 },
];

/** No question of the night is shorter, however fast everybody is. Seconds. */
export const LEAST = 8;

/** What decides about the waves of a night: nothing of it is hidden. */
interface Dark {
  readonly options: Options;
  readonly night: number;
  /** May somebody alive hold this card, as far as everybody knows? */
  readonly possible: (role: Role) => boolean;
  /** May the game have this card, as far as everybody knows? */
  readonly inSet: (role: Role) => boolean;
}

/** The waves of tonight. One is left out only where everybody knows that nobody can act in it. */
function wavesOf(dark: Dark): readonly Wave[] {
  return dark.options.nightMode === 'classic' ? callsOf(dark) : hours.flatMap((hour) => hourOf(hour, dark) ?? []);
}

/** A card with its task, and whom the task needs. */
interface Tasked {
  readonly role: Role;
  readonly task: NonNullable<ReturnType<typeof taskOf>>;
  readonly roles: readonly Role[];
}

const byOptions = new WeakMap<Options, readonly Tasked[]>();

/** The tasks of all cards. A table's options never change: they are found once for each. */
function allTasks(options: Options): readonly Tasked[] {
  const before = byOptions.get(options);
  if (before) return before;
  const tasks = roleNames.flatMap((role) => {
    const task = taskOf(role, options);
    return task ? [{ role, task, roles: task.friend ? [role, task.friend] : [role] }] : [];
  });
  byOptions.set(options, tasks);
  return tasks;
}

const tasksOf = ({ options, night }: Dark): readonly Tasked[] =>
  night > 0 ? allTasks(options) : allTasks(options).filter(({ task }) => task.zero);

/** All at once: an hour is held for whoever may have something to do in it. */
function hourOf(hour: (typeof hours)[number], dark: Dark): Wave | null {
  const { options, possible, inSet } = dark;
  const skips = options.skipWaves && options.reveal && !options.mystery;
  const tasks = tasksOf(dark).filter(({ task }) => task.hour === hour.id);
  const may = skips ? possible : hour.form === 'whisper' ? inSet : () => true;
  if (!tasks.some(({ roles }) => roles.every(may))) return null;
  const form = tasks.find(({ role, task }) => task.form && inSet(role))?.task.form;
  return { ...hour, roles: [...new Set(tasks.flatMap(({ roles }) => roles))], form: form ?? hour.form };
}

/** Eyes closed: every card of the set is called in the rulebook's order, whoever has died. */
const callsOf = (dark: Dark): Wave[] =>
  tasksOf(dark)
    .filter(({ role }) => dark.inSet(role))
    .sort((a, b) => a.task.call.place - b.task.call.place)
    .map(({ role, task, roles }) => ({
      id: `call-${role}`,
      roles,
      form: task.form ?? 'choose',
      most: task.call.seconds,
    }));

/** What everybody knows of the cards in the game. Out of a view or the state itself, with the same result. */
export function darkOf(view: View<State>): Dark {
  const { options, night } = view;
  const set = known(view.set);
  const open = options.mystery ? undefined : set;
  const inSet = (role: Role): boolean => open === undefined || (open[role] ?? 0) > 0;
  const fallen = options.reveal ? dead(view).map((seat) => known(view.cards[seat])) : [];
  const lost = (role: Role): number => fallen.filter((it) => it === role).length;
  // Who has turned may have left more Werewolves than were dealt: the pack counts as alive for ever.
  const possible = (role: Role): boolean => isPack(role) || open === undefined || (open[role] ?? 0) > lost(role);
  return { options, night, possible, inSet };
}

const remembered = new WeakMap<View<State>, readonly Wave[]>();

/** The waves of this night. A view never changes: they are found once for each. */
export function tonightOf(view: View<State>): readonly Wave[] {
  const before = remembered.get(view);
  if (before) return before;
  const waves = wavesOf(darkOf(view));
  remembered.set(view, waves);
  return waves;
}

export const waveOf = (view: View<State>): Wave | undefined => tonightOf(view)[view.wave];

/** What everybody sees of a state. The waves of the night must not hang on anything else. */
export const publicly = (state: State): View<State> => project(state, SPECTATOR);

export const tonight = (state: State): readonly Wave[] => tonightOf(publicly(state));

export const waveNow = (state: State): Wave | undefined => tonight(state)[state.wave];

/** Does a card do in this wave what it does, other than whisper with a friend? */
export const worksIn = (wave: Wave, role: Role, options: Options): boolean =>
  wave.roles.includes(role) && (wave.form === 'whisper') === (taskOf(role, options)?.form === 'whisper');
