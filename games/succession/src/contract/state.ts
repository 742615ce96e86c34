import type { Seat } from '@masque/core';
import type { Sealed } from '@masque/mechanics';
import type { Court } from '../court/court.ts';
import { isAlive, type Visible } from '../court/standing.ts';
import type { Face, Faction } from '../roles/index.ts';

/** Which side of the card to show. */
export type Side = 'role' | 'faction';

/** The side that a member agreed to show, as the others see it. A faction side is an emblem and nothing more. */
export type Show =
  | { readonly seat: Seat; readonly side: 'faction'; readonly shown: Faction }
  | ({ readonly seat: Seat; readonly side: 'role' } & Face);

/** A role that somebody was made to show to the contract. */
type Forced = { readonly seat: Seat } & Face;

/** A question asked at once after the reveal. */
export interface Probe {
  readonly seat: Seat;
  readonly what: 'accuse' | 'force' | 'name';
  readonly targets: readonly Seat[];
}

/** What the owner of a decision has declared. */
export type Choice =
  | { readonly kind: 'kill'; readonly seat: Seat; readonly ghost: Seat | null }
  | { readonly kind: 'execute'; readonly seats: readonly Seat[] }
  | { readonly kind: 'dieFor'; readonly seat: Seat | 'all' }
  | { readonly kind: 'none' };

/** A regular ability that somebody has to decide about, or that is decided by having one outcome only. */
export interface Decision {
  readonly seat: Seat;
  readonly what: 'kill' | 'raise' | 'execute' | 'dieFor';
  /** Whom it may be aimed at: nobody who has died. Empty for a Guard: those change with what the others declare. */
  readonly targets: readonly Seat[];
  readonly must: boolean;
  /** False where there is nothing to decide. */
  readonly owner: boolean;
  /** `null`: nothing declared yet. */
  readonly choice: Choice | null;
  /** How often the declaration was changed. */
  readonly changes: number;
  readonly locked: boolean;
}

/** A surprise announced: the later works first. */
export interface Surprise {
  readonly by: Seat;
  readonly what: 'killFaction' | 'killKiller' | 'show';
  readonly seat: Seat | null;
}

/** The inside of a contract: seen by those who have joined. */
export interface ContractState {
  readonly id: string;
  readonly proposer: Seat;
  /** Who has joined, those included who have died since. */
  readonly joined: readonly Seat[];
  readonly invited: readonly Seat[];
  /** In which life each seat of the table is met here: whoever dies is out of this contract for good, even if it returns. */
  readonly lives: readonly number[];
  /** What each means to show, by place in `joined`. */
  readonly sides: readonly Side[];
  readonly agreed: readonly Seat[];
  readonly busy: boolean;

  readonly shows: readonly Show[];
  readonly forced: readonly Forced[];
  /** Who was a ghost when the sides were shown. */
  readonly ghosts: readonly Seat[];
  readonly probes: readonly Probe[];
  /** Whom those who are asked have named. Members read it at once, except that Diplomats answer blindly. */
  readonly named: Sealed<Seat | 'pass'>;
  /** `[witness, accused]` */
  readonly accusations: readonly (readonly [Seat, Seat])[];
  readonly decisions: readonly Decision[];
  /** Who has become a Criminal by the decisions, and in which round; plain Criminals with rank 0. */
  readonly ranks: readonly (readonly [Seat, number])[];
  readonly stack: readonly Surprise[];
  /** The question for surprises, once it has been put. */
  readonly window: Window | null;
  /** When it was decided what happens: it takes effect at the next mark. */
  readonly decided: number;
}

/** The question for surprises: all who are in the contract are asked, and nobody sees who has passed. */
export interface Window {
  readonly passes: Sealed<true>;
  /** When it was first put, when it was put last, and when it closes. */
  readonly opened: number;
  readonly asked: number;
  readonly closes: number;
  /** It has been open long enough to close. */
  readonly ripe: boolean;
}

/** What the rules of a contract work on: the contract and the court around it. */
export interface Room {
  readonly court: Court;
  readonly contract: ContractState;
}

/** The same contract, but for this. */
export const withContract = (room: Room, change: Partial<ContractState>): Room => ({
  ...room,
  contract: { ...room.contract, ...change },
});

/** Is a seat alive, and has it been since it was met here? */
export const isIn = ({ court, contract }: Present, seat: Seat): boolean =>
  isAlive(court, seat) && court.players[seat]!.life === contract.lives[seat];

interface Present {
  readonly court: Visible;
  readonly contract: Pick<ContractState, 'lives'>;
}

/** Members who have not died since. They learn what goes on inside: who died elsewhere hears no more of it. */
export const insiders = (room: Present & { readonly contract: Pick<ContractState, 'joined'> }): Seat[] =>
  room.contract.joined.filter((seat) => isIn(room, seat));

type None = Record<never, never>;

/** What can be done inside a contract. */
export type ContractActions = {
  side: { side: Side };
  agree: None;
  unagree: None;
  leaveContract: None;
  add: { target: Seat };
  drop: { target: Seat };
  accuse: { target: Seat };
  force: { target: Seat };
  name: { target: Seat };
  waive: None;
  kill: { target: Seat };
  raise: { target: Seat; ghost: Seat | null };
  execute: { targets: readonly Seat[] };
  dieFor: { target: Seat };
  dieForAll: None;
  none: None;
  lock: None;
  respond: { target: Seat | null };
  pass: None;
};

/** The actions inside a contract, as a list. */
export const contractActions = [
  'side',
  'agree',
  'unagree',
  'leaveContract',
  'add',
  'drop',
  'accuse',
  'force',
  'name',
  'waive',
  'kill',
  'raise',
  'execute',
  'dieFor',
  'dieForAll',
  'none',
  'lock',
  'respond',
  'pass',
] as const satisfies readonly (keyof ContractActions)[];

/** What a contract is told besides the actions of its members. */
export type ContractEvents = ContractActions & {
  enter: { side: Side };
  decline: None;
  freeze: None;
  thaw: None;
  /** Somebody has taken the crown: talks are off. */
  off: None;
  /** Somebody died or left: perhaps nobody has to be waited for any more. */
  stir: None;
};

/** The phases of a contract, and what each of them takes: actions of its members, and what it is told. */
export interface ContractPhases {
  /** Until all have given their word. */
  talk: 'decline' | 'stir' | 'off';
  forming: 'enter' | 'side' | 'add' | 'drop' | 'leaveContract' | 'agree' | 'unagree' | 'freeze';
  frozen: 'leaveContract' | 'thaw';
  /** Past the point of no return. */
  busy: 'stir';
  probe: 'accuse' | 'force' | 'name' | 'waive' | 'stir';
  decide: 'kill' | 'raise' | 'execute' | 'dieFor' | 'dieForAll' | 'none' | 'lock' | 'stir';
  surprise: 'respond' | 'pass';
  mark: never;
  complete: never;
  cancelled: never;
}
