import { known, type Seat, type View } from '@masque/core';
import type { Options } from '../options.ts';
import { cardTold, isPack, taskOf, type Role } from '../roles/index.ts';
import type { Choice, Fact, OwnKnowledge, State } from '../state.ts';
import { waveOf, type Wave } from './hours.ts';
import { isLiving, isNight } from './village.ts';

/** What a night question means to a seat: its card's task, or something to pass the time. */
export type Duty = Role | 'dummy';

/** Derived from what the seat itself knows. */
export function dutyOf(wave: Wave, role: Role, own: Pick<OwnKnowledge, 'hexed' | 'channel'>): Duty {
  if (!wave.roles.includes(role)) return 'dummy';
  return (wave.form === 'whisper' ? own.channel : !own.hexed) ? role : 'dummy';
}

/** What this wave's question means to a seat; a dummy if it may not know. */
export function dutyOfSeat(view: View<State>, seat: Seat): Duty {
  const wave = waveOf(view);
  const role = known(view.cards[seat]);
  const own = known(view.own[seat]);
  return wave && role && own && isLiving(view, seat) ? dutyOf(wave, role, own) : 'dummy';
}

/** The task that a duty stands for. */
export const taskFor = (duty: Duty, options: Options) => (duty === 'dummy' ? undefined : taskOf(duty, options));

/** Is this seat hunting with the pack at the moment? */
export function hunts(view: View<State>, seat: Seat): boolean {
  const duty = isNight(view) ? dutyOfSeat(view, seat) : 'dummy';
  return duty !== 'dummy' && isPack(duty);
}

/** Whom a player can heal tonight: those shown to them, as long as they have the potion. */
export const healable = (
  { heal, shown }: Pick<View<OwnKnowledge>, 'heal' | 'shown'>,
  seat: Seat,
  duty: Duty,
  options: Options,
): readonly Seat[] => {
  const brews = taskFor(duty, options)?.brews;
  return brews && heal ? shown.filter((it) => it !== seat || brews.herself(options)) : [];
};

/**
 * The part of an answer that concerns the task. An hour's question may ask for more, so that it is the same for
 * everybody.
 */
export function meant(
  own: View<OwnKnowledge>,
  seat: Seat,
  duty: Duty,
  choice: View<Choice>,
  options: Options,
): View<Choice> {
  const { who, second = null, role = null } = choice;
  const form = taskFor(duty, options)?.form;
  if (duty === 'dummy' || choice.word !== undefined) return choice;
  if (form === 'watch') return { who: null, role };
  if (form !== 'brew') return { who };
  // Without a potion, or with nobody to heal, a player chooses like those without a task.
  const heals = who !== null && healable(own, seat, duty, options).includes(who);
  return { who: heals ? who : null, second: own.poison ? second : null };
}

/** The Werewolves named in a notebook. */
export const packOf = (facts: readonly View<Fact>[]): readonly Seat[] =>
  facts.flatMap(({ kind, seats = [] }) => {
    const card = cardTold(kind);
    return card !== undefined && isPack(card) ? seats : [];
  });
