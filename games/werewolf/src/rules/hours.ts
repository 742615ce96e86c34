import { project, known, SPECTATOR, type View } from '@masque/core';
import type { Options } from '../options.ts';
import { isPack, roleNames, taskOf, type Hour, type Role } from '../roles/index.ts';
import type { State } from '../state.ts';
import { dead } from './village.ts';

/** A part of the night in which everybody is asked something at once: an hour, or the call of one card. */
export interface Wave {
  readonly id: Hour | `call-${Role}`;
  /** The cards whose task it is. Cards that share a whisper are in it together. */
  readonly roles: readonly Role[];
  /** The form of the question: one seat; a seat and a card; two seats; a message. */
  readonly form: 'choose' | 'watch' | 'brew' | 'whisper';
  /** Maximum length, in seconds. */
  readonly max: number;
}

/** The phase of a wave. */
export const phaseOfWave = ({ id }: Wave): Hour | 'call' => hours.find((hour) => hour.id === id)?.id ?? 'call';

const hours: readonly Omit<Wave & { id: Hour }, 'roles'>[] = [
  { id: 'dusk', form: 'choose', max: 20 },
  { id: 'hunt', form: 'choose', max: 45 },
  { id: 'brew', form: 'brew', max: 30 },
  { id: 'whisper', form: 'whisper', max: 25 },
  { id: 'vision', form: 'choose', max: 45 },
];

/** Minimum length of a question at night, in seconds, however fast everybody is. */
export const MIN_SECONDS = 8;

/** What determines the waves of a night. None of it is secret. */
interface Dark {
  readonly options: Options;
  readonly night: number;
  /** As far as everybody knows, may a living player hold this card? */
  readonly possible: (role: Role) => boolean;
  /** As far as everybody knows, may this card be in the game? */
  readonly inSet: (role: Role) => boolean;
}

/** Tonight's waves. A wave is left out only if everybody knows that nobody can act in it. */
function wavesOf(dark: Dark): readonly Wave[] {
  return dark.options.nightMode === 'classic' ? callsOf(dark) : hours.flatMap((hour) => hourOf(hour, dark) ?? []);
}

/** A card with a task, and the cards that the task needs. */
interface Tasked {
  readonly role: Role;
  readonly task: NonNullable<ReturnType<typeof taskOf>>;
  readonly roles: readonly Role[];
}

const byOptions = new WeakMap<Options, readonly Tasked[]>();

/** The tasks of all cards. A table's options never change, so this is computed once per options object. */
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

/** All at once: an hour takes place if somebody may have something to do in it. */
function hourOf(hour: (typeof hours)[number], dark: Dark): Wave | null {
  const { options, possible, inSet } = dark;
  const skips = options.skipWaves && options.reveal && !options.mystery;
  const tasks = tasksOf(dark).filter(({ task }) => task.hour === hour.id);
  const may = skips ? possible : hour.form === 'whisper' ? inSet : () => true;
  if (!tasks.some(({ roles }) => roles.every(may))) return null;
  const form = tasks.find(({ role, task }) => task.form && inSet(role))?.task.form;
  return { ...hour, roles: [...new Set(tasks.flatMap(({ roles }) => roles))], form: form ?? hour.form };
}

/** Eyes closed: every card of the set is called in the rulebook's order, regardless of who has died. */
const callsOf = (dark: Dark): Wave[] =>
  tasksOf(dark)
    .filter(({ role }) => dark.inSet(role))
    .sort((a, b) => a.task.call.place - b.task.call.place)
    .map(({ role, task, roles }) => ({
      id: `call-${role}`,
      roles,
      form: task.form ?? 'choose',
      max: task.call.seconds,
    }));

/** What everybody knows about the cards in the game. A view and the state itself give the same result. */
export function darkOf(view: View<State>): Dark {
  const { options, night } = view;
  const set = known(view.set);
  const open = options.mystery ? undefined : set;
  const inSet = (role: Role): boolean => open === undefined || (open[role] ?? 0) > 0;
  const fallen = options.reveal ? dead(view).map((seat) => known(view.cards[seat])) : [];
  const lost = (role: Role): number => fallen.filter((it) => it === role).length;
  // If players have turned, there may be more Werewolves than were dealt, so the pack always counts as possibly alive.
  const possible = (role: Role): boolean => isPack(role) || open === undefined || (open[role] ?? 0) > lost(role);
  return { options, night, possible, inSet };
}

/** All that the waves of a night follow from, as a view or the state has it. */
type Basis = { readonly [part in 'options' | 'night' | 'set' | 'alive' | 'cards']: unknown };

const remembered = new WeakMap<object, { readonly of: Basis; readonly waves: readonly Wave[] }>();

/** The waves of the night as they follow from the same parts: every answer asks for them several times. */
function once(of: Basis & { readonly cards: object }, make: () => readonly Wave[]): readonly Wave[] {
  const { options, night, set, alive, cards } = of;
  const last = remembered.get(cards);
  const { of: was } = last ?? {};
  if (was && was.night === night && was.alive === alive && was.set === set && was.options === options)
    return last!.waves;
  const waves = make();
  remembered.set(cards, { of: { options, night, set, alive, cards }, waves });
  return waves;
}

/** The waves of this night. */
export const tonightOf = (view: View<State>): readonly Wave[] => once(view, () => wavesOf(darkOf(view)));

export const waveOf = (view: View<State>): Wave | undefined => tonightOf(view)[view.wave];

/** What everybody can see of a state. The waves of the night must not depend on anything else. */
export const publicly = (state: State): View<State> => project(state, SPECTATOR);

export const tonight = (state: State): readonly Wave[] => once(state, () => wavesOf(darkOf(publicly(state))));

export const waveNow = (state: State): Wave | undefined => tonight(state)[state.wave];

/** Does a card carry out its own task in this wave, as opposed to whispering with a friend? */
export const worksIn = (wave: Wave, role: Role, options: Options): boolean =>
  wave.roles.includes(role) && (wave.form === 'whisper') === (taskOf(role, options)?.form === 'whisper');
