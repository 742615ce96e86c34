import type { Seat } from '@masque/core';
import type { Sealed } from '@masque/mechanics';
import type { Court } from '../court/court.ts';
import { isAlive, type Visible } from '../court/visible.ts';
import type { CardFace, Faction } from '../roles/index.ts';

/** Which side of the card to show. */
export type Side = 'role' | 'faction';

/** The side that a member agreed to show, as the others see it. A faction side is only an emblem. */
export type Show =
  | { readonly seat: Seat; readonly side: 'faction'; readonly shown: Faction }
  | ({ readonly seat: Seat; readonly side: 'role' } & CardFace);

/** A role that a player was forced to show to the contract. */
type Forced = { readonly seat: Seat } & CardFace;

/** A question asked right after the reveal. */
export interface Probe {
  readonly seat: Seat;
  readonly what: 'accuse' | 'force' | 'name';
  readonly targets: readonly Seat[];
}

/** What has been declared for a decision. */
export type Choice =
  | { readonly kind: 'kill'; readonly seat: Seat; readonly ghost: Seat | null }
  | { readonly kind: 'execute'; readonly seats: readonly Seat[] }
  | { readonly kind: 'dieFor'; readonly seat: Seat | 'all' }
  | { readonly kind: 'none' };

/** A regular ability that a player has to decide about, or that has only one outcome. */
export interface Decision {
  readonly seat: Seat;
  readonly what: 'kill' | 'raise' | 'execute' | 'dieFor';
  /** The possible targets: only the living. Empty for a Guard, whose targets change with what the others declare. */
  readonly targets: readonly Seat[];
  readonly must: boolean;
  /** False if there is nothing to decide. */
  readonly owner: boolean;
  /** `null`: nothing declared yet. */
  readonly choice: Choice | null;
  /** How often the declaration was changed. */
  readonly changes: number;
  readonly locked: boolean;
}

/** An announced surprise: the latest takes effect first. */
export interface Surprise {
  readonly by: Seat;
  readonly what: 'killFaction' | 'killKiller' | 'show';
  readonly seat: Seat | null;
}

/** The inside of a contract: visible to those who have joined. */
export interface ContractState {
  readonly id: string;
  readonly proposer: Seat;
  /** Who has joined, including those who have died since. */
  readonly joined: readonly Seat[];
  readonly invited: readonly Seat[];
  /**
   * The life of each seat of the table during this contract: a player who dies is out of it for good, even if they
   * return.
   */
  readonly lives: readonly number[];
  /** What each means to show, by index in `joined`. */
  readonly sides: readonly Side[];
  readonly agreed: readonly Seat[];
  readonly busy: boolean;

  readonly shows: readonly Show[];
  readonly forced: readonly Forced[];
  /** The seats that were ghosts at the reveal. */
  readonly ghosts: readonly Seat[];
  readonly probes: readonly Probe[];
  /**
   * The seats named in answers. Members can read them at once, except that Diplomats answer without seeing the others.
   */
  readonly named: Sealed<Seat | 'pass'>;
  /** `[witness, accused]` */
  readonly accusations: readonly (readonly [Seat, Seat])[];
  readonly decisions: readonly Decision[];
  /** Who has become a Criminal by the decisions, and with which rank; plain Criminals have rank 0. */
  readonly ranks: readonly (readonly [Seat, number])[];
  readonly stack: readonly Surprise[];
  /** The question for surprises, once it has been asked. */
  readonly window: SurpriseWindow | null;
  /** When the outcome was decided: it takes effect at the next mark. */
  readonly decided: number;
}

/** The question for surprises: all members are asked, and nobody sees who has passed. */
export interface SurpriseWindow {
  readonly passes: Sealed<true>;
  /** When it was first asked, when it was last asked, and when it closes. */
  readonly opened: number;
  readonly asked: number;
  readonly closes: number;
  /** It has been open long enough to close. */
  readonly ripe: boolean;
}

/** What the rules of a contract work on: the contract and the court around it. */
export interface ContractRoom {
  readonly court: Court;
  readonly contract: ContractState;
}

/** The contract with a change. */
export const withContract = (room: ContractRoom, change: Partial<ContractState>): ContractRoom => ({
  ...room,
  contract: { ...room.contract, ...change },
});

/** Whether a seat is alive, and has been since this contract began. */
export const isIn = ({ court, contract }: Present, seat: Seat): boolean =>
  isAlive(court, seat) && court.players[seat]!.life === contract.lives[seat];

interface Present {
  readonly court: Visible;
  readonly contract: Pick<ContractState, 'lives'>;
}

/**
 * Members who have not died since. They learn what goes on inside; a member who died elsewhere learns no more of it.
 */
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

/** The events of a contract besides the actions of its members. */
export type ContractEvents = ContractActions & {
  enter: { side: Side };
  decline: None;
  freeze: None;
  thaw: None;
  /** A player has taken the crown: talks end. */
  off: None;
  /** A player died or left: perhaps nobody is awaited any more. */
  stir: None;
};

/** The phases of a contract with the events of each: members' actions, and others. */
export interface ContractPhases {
  /** Until everybody has agreed. */
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
