import { known, type Seat, type View } from '@masque/core';
import type { Options } from '../options.ts';
import { cardTold, isPack, taskOf, type Role } from '../roles/index.ts';
import type { Choice, Fact, Own, State } from '../state.ts';
import { waveOf, type Wave } from './hours.ts';
import { isLiving, isNight } from './village.ts';

/** What a question of the night is to a seat: the task of its card, or something to fill the time with. */
export type Duty = Role | 'dummy';

/** Out of what the seat itself knows. */
export function dutyOf(wave: Wave, role: Role, own: Pick<Own, 'hexed' | 'channel'>): Duty {
  if (!wave.roles.includes(role)) return 'dummy';
  return (wave.form === 'whisper' ? own.channel : !own.hexed) ? role : 'dummy';
}

/** What the question of this wave is to a seat; nothing if it may not know. */
export function dutyOfSeat(view: View<State>, seat: Seat): Duty {
  const wave = waveOf(view);
  const role = known(view.cards[seat]);
  const own = known(view.own[seat]);
  return wave && role && own && isLiving(view, seat) ? dutyOf(wave, role, own) : 'dummy';
}

/** The task that a duty stands for. */
export const taskFor = (duty: Duty, options: Options) => (duty === 'dummy' ? undefined : taskOf(duty, options));

/** Does the seat hunt with the pack just now? */
export function hunts(view: View<State>, seat: Seat): boolean {
  const duty = isNight(view) ? dutyOfSeat(view, seat) : 'dummy';
  return duty !== 'dummy' && isPack(duty);
}

/** Whom somebody can heal tonight: of those it was shown, as long as it has the potion. */
export const healable = (
  { heal, shown }: Pick<View<Own>, 'heal' | 'shown'>,
  seat: Seat,
  duty: Duty,
  options: Options,
): readonly Seat[] => {
  const brews = taskFor(duty, options)?.brews;
  return brews && heal ? shown.filter((it) => it !== seat || brews.herself(options)) : [];
};

/** What of an answer a task speaks of: the question of an hour may ask for more, so that it is the same for all. */
export function meant(own: View<Own>, seat: Seat, duty: Duty, choice: View<Choice>, options: Options): View<Choice> {
  const { who, second = null, role = null } = choice;
  const form = taskFor(duty, options)?.form;
  if (duty === 'dummy' || choice.word !== undefined) return choice;
  if (form === 'watch') return { who: null, role };
  if (form !== 'brew') return { who };
  // Without a potion, or with nobody to heal, one chooses as those do who have no task.
  const heals = who !== null && healable(own, seat, duty, options).includes(who);
  return { who: heals ? who : null, second: own.poison ? second : null };
}

/** The Werewolves that a notebook tells of. */
export const packOf = (facts: readonly View<Fact>[]): readonly Seat[] =>
  facts.flatMap(({ kind, seats = [] }) => {
    const card = cardTold(kind);
    return card !== undefined && isPack(card) ? seats : [];
  });
