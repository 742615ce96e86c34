import type { Action } from '@masque/core';
import { best, isAtEnd, offerOf, take, valuesOf } from '@masque/mechanics';
import { moodOf } from './mood.ts';
import { isOpenTo, ofThisSong, othersOf, type Thought } from './thought.ts';

/** How likely an Heir that is sure dares in a song, by the number of tribunals that have been. */
const DARING = [0, 0, 0, 0, 0, 0.02, 0.08, 0.3];
const DARING_LATE = 0.6;
/** How often an Heir that all know of, and that has all to lose, takes its best guess; and one that is tired of waiting. */
const DESPERATE = { mood: 0.25, bar: 0.22 } as const;
const RECKLESS = { patience: 4, mood: 0.84, bar: 0.3 } as const;
/** Where many roles die and are executed, fewer are left whom an Heir could take for the other one: more gamble, and on less. */
const RECKLESS_AMONG_MANY = { patience: 4, mood: 0.72, bar: 0.2 } as const;
/** How many more gamble with every tribunal. */
const TIRING = 0.08;
/** At a small table less is left to find out: more gamble. Many roles make it one of ten. */
const SMALL = { patience: 4, mood: 0.7, bar: 0.1 } as const;
const SMALL_AMONG_MANY = { patience: 4, mood: 0.3, bar: 0.05 } as const;

/** When an Heir gambles, by the number of players and the tier. */
function rashnessOf(players: number, tier: string): { patience: number; mood: number; bar: number } {
  if (tier === '1') return players <= 9 ? SMALL : RECKLESS;
  return players <= 10 ? SMALL_AMONG_MANY : RECKLESS_AMONG_MANY;
}

/** Nobody takes the crown while the room has only begun to talk again: first it hears what comes of that. */
const isTooSoon = (thought: Thought): boolean =>
  thought.mind.view.contracts.length > 0 && ofThisSong(thought).length === 0;

/** How often an Heir takes the crown in a song, where both Heirs are known to everybody: whoever is first has won. Not before there has been a game. */
const RACES = { patience: 5, mood: 0.5 } as const;

const isRace = ({ mind: { view, seat }, belief }: Thought): boolean =>
  view.court.tribunals >= RACES.patience &&
  isOpenTo(view, seat) &&
  view.court.players.some((_, other) => belief.enemyHeir(other) === 1 && isOpenTo(view, other));

/**
 * Takes the crown when sure enough; the longer the game, the less sure it has to be. Even who is sure waits and doubts;
 * some gamble, above all where the own card is known to everybody; and at the last call most take their best guess.
 */
export function crown(thought: Thought): Action | null {
  const { mind: observation, belief, skill, leaning } = thought;
  const claim = offerOf(observation, 'claim');
  if (!claim || isTooSoon(thought)) return null;
  const { tribunals, options, players } = observation.view.court;
  const chance = Math.max(...othersOf(thought).map((seat) => belief.enemyHeir(seat)));
  // The bold feel like daring in more songs, and are sure sooner.
  const mood = moodOf(thought);
  const dares = 1 + 4 * leaning.daring;
  if (skill.reckons) return reckon(thought, chance) ? take(claim) : null;
  if (isAtEnd(tribunals, options.maxTribunals)) return chance > mood / 2 ? take(claim) : null;
  if (isRace(thought)) return mood < RACES.mood ? take(claim) : null;
  const bar = Math.min(0.97, skill.sure - leaning.daring - 0.025 * Math.min(tribunals, 6));
  if (chance >= bar) return mood < dares * (DARING[tribunals] ?? DARING_LATE) ? take(claim) : null;
  const rash = rashnessOf(players.length, options.tier);
  // Every song may still tell more, and a wrong name ends the evening.
  if (tribunals < rash.patience) return null;
  const desperate = isOpenTo(observation.view, observation.seat) && mood < DESPERATE.mood && chance >= DESPERATE.bar;
  const reckless = mood > rash.mood - leaning.daring - TIRING * (tribunals - rash.patience) && chance >= rash.bar;
  return desperate || reckless ? take(claim) : null;
}

/** How much less sure an Heir that reckons wants to be, by the number of tribunals that have been. */
const LESS_SURE = [0, 0, 0, 0.1, 0.2, 0.3, 0.4] as const;
const LEAST_SURE = 0.45;
/** How much less where everybody knows its card, and the other Heir may be about to name it; and how sure at the last call. */
const HUNTED = 0.2;
const LAST_GUESS = 0.15;
/** How many of those who are sure enough take the crown in this song: hardly any before there has been a game. */
const EAGER = [0, 0, 0.1, 0.4, 0.8] as const;

/** Takes the crown as soon as it would rather name the other Heir than wait to be named; later it is less sure, and dares all the same. */
function reckon(thought: Thought, chance: number): boolean {
  const { view, seat } = thought.mind;
  const { tribunals, options } = view.court;
  if (isAtEnd(tribunals, options.maxTribunals)) return chance >= LAST_GUESS;
  const bar =
    thought.skill.sure -
    thought.leaning.daring / 2 -
    (LESS_SURE[tribunals] ?? LEAST_SURE) -
    (isOpenTo(view, seat) ? HUNTED : 0);
  return chance >= bar && moodOf(thought) < (EAGER[tribunals] ?? 1);
}

/** The crowned Heir points at whom it thinks most likely. */
export function accuse({ mind: observation, belief }: Thought): Action | null {
  const it = offerOf(observation, 'accuseHeir');
  if (!it) return null;
  const targets = valuesOf(it, 'target');
  return take(it, {
    target: best(targets, (seat) => belief.enemyHeir(seat), observation.random)!,
  });
}
