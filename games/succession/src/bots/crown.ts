import type { Action } from '@masque/core';
import { best, isAtEnd, offerOf, take, valuesOf } from '@masque/mechanics';
import { moodOf } from './mood.ts';
import { isOpenTo, ofThisSong, othersOf, type Thought } from './thought.ts';

/** How often an Heir who is sure enough takes the crown: probability per song, by the number of past tribunals; and from then on. */
interface Nerve {
  readonly daring: readonly number[];
  readonly late: number;
}
/** Whoever waits longer is named first; if all dared sooner, half of the games would be over by the fifth tribunal. */
const FEW: Nerve = { daring: [0, 0, 0, 0, 0, 0.05, 0.9], late: 0.95 };
/** With twelve players or more, fewer Heirs are sure by then. */
const MANY: Nerve = { daring: [0, 0, 0, 0, 0.1, 0.2, 0.95], late: 0.95 };
/** With roles that kill or judge, Heirs are found out so soon that games would be short if nobody waited. */
const PATIENT: Nerve = { daring: [0, 0, 0, 0, 0, 0.02, 0.08, 0.3], late: 0.6 };
const nerveOf = (players: number, tier: string): Nerve => (tier !== '1' ? PATIENT : players < 12 ? FEW : MANY);

/** How much less sure an Heir has to be after each tribunal, up to the sixth. */
const IMPATIENCE = 0.025;
/** However long a game lasts, less than this is a gamble. */
const MIN_NERVE = 0.35;

/** With more players an Heir learns of the other one later; then a patient one does not wait as long. */
const CROWDS = [14, 20] as const;
const isLaterBy = (players: number): number => CROWDS.filter((it) => players >= it).length;
/** How often an Heir known to everybody, with everything to lose, makes its best guess; and one that is tired of waiting. */
const DESPERATE = { mood: 0.25, bar: 0.22 } as const;
const RECKLESS = { patience: 5, mood: 0.84, bar: 0.3 } as const;
/** With roles that kill or execute many players, fewer candidates for the other Heir are left: more Heirs gamble, with less certainty. */
const RECKLESS_AMONG_MANY = { patience: 5, mood: 0.68, bar: 0.18 } as const;
/** Increase of gambling with every tribunal. */
const TIRING = 0.08;
/** At a small table (up to nine players) Heirs are found out sooner, so more Heirs gamble, one song earlier. */
const SMALL = { patience: 4, mood: 0.66, bar: 0.1 } as const;
const SMALL_AMONG_MANY = { patience: 4, mood: 0.3, bar: 0.05 } as const;
const CROWD = { patience: 5, mood: 0.8, bar: 0.22 } as const;
/** For ten or eleven players with many roles. */
const FEW_AMONG_MANY = { patience: 4, mood: 0.6, bar: 0.05 } as const;

/** When an Heir gambles, depending on the number of players and the tier. */
function rashnessOf(players: number, tier: string): { patience: number; mood: number; bar: number } {
  if (tier === '1') return players <= 9 ? SMALL : players >= CROWDS[0] ? CROWD : RECKLESS;
  if (players <= 9) return SMALL_AMONG_MANY;
  return players <= 11 ? FEW_AMONG_MANY : RECKLESS_AMONG_MANY;
}

/**
 * Nobody takes the crown as soon as the song begins: everybody looks at what was shown, and waits for what comes of the first
 * talk. Where too few are left to talk, and at the last call, nobody waits.
 */
const isTooSoon = (thought: Thought): boolean =>
  othersOf(thought).length >= ENOUGH_TO_TALK && !ofThisSong(thought).some(({ how }) => how === 'complete');
const ENOUGH_TO_TALK = 2;

/** How often a patient Heir takes the crown in a song if both Heirs are known to everybody, so that the first to act wins. Not at the very start of a game. */
const RACES = { patience: 6, mood: 0.35 } as const;

const isRace = ({ observation: { view, seat }, belief }: Thought): boolean =>
  view.court.tribunals >= RACES.patience &&
  isOpenTo(view, seat) &&
  view.court.players.some((_, other) => belief.enemyHeir(other) === 1 && isOpenTo(view, other));

/**
 * Takes the crown when sure enough; the longer the game, the lower the certainty required. Even a certain Heir waits and
 * hesitates. Some gamble, especially if their card is known to everybody, and at the last call most make their best guess.
 */
export function crown(thought: Thought): Action | null {
  const { observation, belief, skill, leaning } = thought;
  const claim = offerOf(observation, 'claim');
  const { tribunals, options, players } = observation.view.court;
  const last = isAtEnd(tribunals, options.maxTribunals);
  if (!claim || (isTooSoon(thought) && !last)) return null;
  const chance = Math.max(...othersOf(thought).map((seat) => belief.enemyHeir(seat)));
  // Bold players act in more songs and require less certainty.
  const mood = moodOf(thought);
  const dares = 1 + 4 * leaning.daring;
  if (skill.reckons) return reckon(thought, chance) ? take(claim) : null;
  if (last) return chance > mood / 2 ? take(claim) : null;
  const patient = options.tier !== '1';
  if (patient && isRace(thought)) return mood < RACES.mood ? take(claim) : null;
  const { daring, late } = nerveOf(players.length, options.tier);
  const sure = Math.min(0.97, skill.sure - leaning.daring - IMPATIENCE * Math.min(tribunals, 6));
  const past = tribunals + (patient ? isLaterBy(players.length) : 0);
  if (chance >= Math.max(sure, MIN_NERVE)) return mood < dares * (daring[past] ?? late) ? take(claim) : null;
  const rash = rashnessOf(players.length, options.tier);
  // Every song may still reveal more, and a wrong name ends the game.
  if (tribunals < rash.patience) return null;
  const desperate = isOpenTo(observation.view, observation.seat) && mood < DESPERATE.mood && chance >= DESPERATE.bar;
  const reckless = mood > rash.mood - leaning.daring - TIRING * (tribunals - rash.patience) && chance >= rash.bar;
  return desperate || reckless ? take(claim) : null;
}

/** Reduction of the certainty required by a calculating Heir, by the number of past tribunals. */
const LESS_SURE = [0, 0, 0, 0.1, 0.2, 0.3, 0.4] as const;
const MAX_LESS_SURE = 0.45;
/** Reduction if everybody knows its card and the other Heir may be about to name it; and the certainty required at the last call. */
const HUNTED = 0.2;
const LAST_GUESS = 0.15;
/** Share of sufficiently certain Heirs that take the crown in this song: hardly any at the start of a game. */
const EAGER = [0, 0, 0.05, 0.2, 0.5, 0.8] as const;

/** Takes the crown as soon as naming the other Heir is better than waiting to be named; later with less certainty. */
function reckon(thought: Thought, chance: number): boolean {
  const { view, seat } = thought.observation;
  const { tribunals, options } = view.court;
  if (isAtEnd(tribunals, options.maxTribunals)) return chance >= LAST_GUESS;
  const bar =
    thought.skill.sure -
    thought.leaning.daring / 2 -
    (LESS_SURE[tribunals] ?? MAX_LESS_SURE) -
    (isOpenTo(view, seat) ? HUNTED : 0);
  return chance >= bar && moodOf(thought) < (EAGER[tribunals] ?? 1);
}

/** The crowned Heir points at the most likely candidate. */
export function accuse({ observation, belief }: Thought): Action | null {
  const it = offerOf(observation, 'accuseHeir');
  if (!it) return null;
  const targets = valuesOf(it, 'target');
  return take(it, {
    target: best(targets, (seat) => belief.enemyHeir(seat), observation.random)!,
  });
}
