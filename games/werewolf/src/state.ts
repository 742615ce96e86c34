import type { Flow, Phase, Seat, Secret } from '@masque/core';
import type { Ballot, Card, Notebooks, Sealed, Terms } from '@masque/mechanics';
import type { Options } from './options.ts';
import type { Role } from './roles/index.ts';
import type { RoleSet } from './set/set.ts';

/** What two players with a channel can say to each other. */
export const words = ['dying', 'wolf', 'clear', 'look', 'spare', 'fear', 'nothing'] as const;
type Word = (typeof words)[number];

/**
 * A hidden fact that a seat has legally learned. `night` 0 is the identification. `seats`: those that the fact is
 * about. `yes`: the answer to a look.
 */
export interface Fact {
  /** The name of the fact in a card's entry, or one from the rules themselves: `lover`, `X`, `dying` … */
  readonly kind: string;
  readonly night: number;
  readonly seats?: readonly Seat[];
  readonly yes?: boolean;
  readonly side?: 'good' | 'evil';
  readonly role?: Role;
  readonly word?: Word;
  /** Of a watch: its result. */
  readonly came?: 'X' | 'nobody' | 'acted';
  /** Of a watch: the targets that the answer named, and the answer, if there was one. */
  readonly targets?: readonly Seat[];
  readonly answer?: readonly Seat[];
  readonly told?: 'yes' | 'no' | 'seats' | 'nobody';
}

/** An answer to a question of the night, in any form. */
export interface Choice {
  readonly who: Seat | null;
  readonly second?: Seat | null;
  readonly role?: Role | null;
  readonly word?: Word;
  readonly about?: readonly Seat[];
}

/** What a choice was: an act of a role, or the answer that everybody else gives to pass the time. */
export interface NightDeed extends Choice {
  readonly night: number;
  readonly wave: string;
  readonly duty: Role | 'dummy';
}

/** What only this seat knows. */
export interface OwnKnowledge {
  readonly deeds: readonly NightDeed[];
  readonly side: 'good' | 'evil' | null;
  readonly lover: Seat | null;
  readonly heal: boolean;
  readonly poison: boolean;
  /** What it chose with its card last night. */
  readonly last: Terms<Seat | Role>;
  /** Has been shown the X tonight. */
  readonly hexed: boolean;
  /** It can exchange a word with a friend tonight. */
  readonly channel: boolean;
  /** The players that it has been told are attacked tonight. */
  readonly shown: readonly Seat[];
  /** Decides what it is offered when the answer does not matter; drawn with the cards, and private. */
  readonly salt: number;
}

/** An accusation that was seconded, and its result. Lists of voters are empty if the ballot is secret. */
export interface Trial {
  readonly day: number;
  readonly accused: Seat;
  readonly by: Seat;
  readonly second: Seat;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  readonly ayes: number;
  readonly need: number;
  readonly lynched: boolean;
}

/** A public statement, true or not. */
export interface Statement {
  readonly day: number;
  readonly by: Seat;
  readonly kind: 'claim' | 'report' | 'suspect';
  readonly role?: Role;
  readonly who?: Seat;
  readonly wolf?: boolean;
}

/** The public cause of a death. */
export type DeathCause = 'night' | 'lynched' | 'heart' | 'shot' | 'gone';

interface Death {
  readonly seat: Seat;
  readonly day: number;
  readonly night: number;
  readonly cause: DeathCause;
}

type Talk = 'claim' | 'report' | 'suspect';
type Answer = 'choose' | 'watch' | 'brew' | 'whisper';

/** The actions of each phase. A human game master goes on with `advance`. */
export interface Phases {
  beginning: never;
  ident: 'ready' | 'swear' | 'advance';
  match: 'match' | 'advance';
  lovers: 'advance';

  day: never;
  morning: never;
  open: Talk | 'nominate' | 'sleep' | 'wake' | 'limit' | 'advance';
  accusation: never;
  second: 'second' | 'advance';
  defence: Talk | 'done' | 'limit' | 'advance';
  vote: 'aye' | 'nay' | 'advance';
  final: 'name' | 'advance';
  verdict: 'advance';
  evening: never;

  night: never;
  nightfall: never;
  /** The hours: everybody is asked at once. */
  dusk: Answer | 'advance';
  hunt: Answer | 'advance';
  brew: Answer | 'advance';
  whisper: Answer | 'advance';
  vision: Answer | 'advance';
  /** Eyes closed: a card is called. */
  call: Answer | 'advance';
  dawn: never;
  daybreak: 'advance';

  shoot: 'shoot' | 'advance';
  arrow: 'shoot' | 'advance';
  fallen: 'advance';
  over: never;
}
export type PhaseName = keyof Phases;

/** The clocks. */
export type Delay =
  | 'ident'
  | 'match'
  | 'lovers'
  | 'talk'
  | 'late'
  | 'second'
  | 'defence'
  | 'vote'
  | 'final'
  | 'wave'
  | 'verdict'
  | 'daybreak'
  | 'shoot'
  | 'fallen';

export type VillageFlow = Flow<State, WerewolfActions, Phases, Delay>;
export type VillagePhase<N extends PhaseName> = Phase<State, WerewolfActions, Phases, Delay, N>;

export interface State {
  readonly options: Options;
  readonly set: Secret<RoleSet>;
  readonly cards: readonly Card<Role>[];
  readonly own: readonly Secret<OwnKnowledge>[];
  /** What each seat has learned. */
  readonly books: Notebooks<Fact>;
  readonly alive: readonly boolean[];
  /** Seats whose players have left, alive until dusk. */
  readonly gone: readonly Seat[];
  readonly deaths: readonly Death[];
  readonly day: number;
  readonly night: number;
  /** The index in the night's list of waves. */
  readonly wave: number;
  /** The minimum time of the question is over. */
  readonly ripe: boolean;
  /** The question to everybody, with secret answers. */
  readonly question: Sealed<Choice> | null;
  /** Day: milliseconds of talk left, and since when they run. */
  readonly talk: number;
  readonly since: number;
  readonly trials: number;
  /** Accusations allowed today; `null`: any number. */
  readonly limit: number | null;
  readonly tried: readonly Seat[];
  /** Nominations made today, by seat. */
  readonly nominated: readonly number[];
  readonly sleepy: readonly Seat[];
  /** For a while nobody has been accused: bots with nothing to say go to bed before people do. */
  readonly late: boolean;
  readonly accused: Seat | null;
  readonly by: Seat | null;
  readonly seconder: Seat | null;
  readonly ballot: Ballot<'yes' | 'no'> | null;
  readonly history: readonly Trial[];
  readonly said: readonly Statement[];
  /** Rounds without a death. */
  readonly quiet: number;
  /** Somebody has died since the last dawn. */
  readonly blood: boolean;
  readonly shooter: Seat | null;
  /** The deaths for which a last shot has been asked. */
  readonly shots: readonly Seat[];
  /** Who died last of what others had died of: of a broken heart, of a last arrow, or because they had left. */
  readonly fallen: readonly Seat[];
  /** The current phase, or the one to go to when a rule has run. */
  readonly next: PhaseName;
  /** What follows when all deaths are resolved. */
  readonly then: 'day' | 'night';
}

type None = Record<never, never>;

export type WerewolfActions = {
  ready: None;
  match: { pair: Seat[] };
  nominate: { who: Seat };
  sleep: None;
  wake: None;
  second: None;
  done: None;
  aye: None;
  nay: None;
  name: { who: Seat | null };
  claim: { role: Role };
  report: { who: Seat; verdict: 'wolf' | 'clear' };
  suspect: { who: Seat };
  choose: { who: Seat | null };
  watch: { who: Seat | null; role: Role | null };
  brew: { who: Seat | null; second: Seat | null };
  whisper: { word: Word; about: Seat[] };
  shoot: { who: Seat | null };
  advance: None;
  swear: { side: 'good' | 'evil' };
  limit: { n: number };
};
