import { keysOf, listed, recordOf } from '@masque/mechanics';
import { characters as entries, common } from './characters.ts';
import type { ActionRule, CharacterRule } from './entry.ts';

export { BLUFF, type ActionRule, type CharacterRule, type Effect } from './entry.ts';

type Entries = typeof entries;
type Common = typeof common;

/** The characters of the court. */
export type Character = keyof Entries;
/** Characters that come in the place of another, each where the option of its name says so. */
export type Guest = { [C in Character]: Entries[C] extends { instead: string } ? C : never }[Character];

type ActionsOf<E> = E extends { actions: infer A } ? A : never;
type Rules = Common | ActionsOf<Entries[Character]>;
type Keys<R> = R extends unknown ? keyof R : never;
type Aimed<R> = R extends unknown ? { [A in keyof R]: R[A] extends { target: object } ? A : never }[keyof R] : never;

/** What one may do in one's turn. */
export type TurnAction = Keys<Rules>;
/** What of it is aimed at somebody. */
export type AimedAction = Aimed<Rules>;

/** What stands on each card. Names of actions and characters in the entries are checked here. */
export const cards: Readonly<Record<Character, CharacterRule<TurnAction, Character>>> = entries;
export const characters = keysOf(entries);
const isGuest = (it: Character): it is Guest => cards[it].instead !== undefined;
export const guests = characters.filter(isGuest);

const listOf = (rules: { readonly [A in TurnAction]?: ActionRule } = {}) =>
  keysOf(rules).map((action) => [action, rules[action]!] as const);
const ofCharacter = (character: Character) => listOf(cards[character].actions);
const always = listOf(common).filter(([, rule]) => rule.needs === undefined);
const reformation = listOf(common).filter(([, rule]) => rule.needs === 'reformation');

const all = [...always, ...characters.flatMap(ofCharacter), ...reformation];

/** All actions, in the order of the reference card. */
export const turnActions: readonly TurnAction[] = [...new Set(all.map(([action]) => action))];

const aimed = new Set(all.flatMap(([action, { target }]) => (target ? [action] : [])));

/** Is it aimed at somebody? */
export const isAimed = (action: TurnAction): action is AimedAction => aimed.has(action);

/** Kind of secret: any face-down character may be any other. */
export const CHARACTER = 'character';

/** Copies of each character by players (published deck sizes; 7 and more as in Reformation). */
export const copiesFor = (seats: number): number => (seats <= 6 ? 3 : seats <= 8 ? 4 : 5);

/** An action as a table plays it. */
export interface TableAction extends ActionRule {
  /** Whom one claims to be. */
  readonly claim?: Character;
  /** Whom one claims not to be. */
  readonly denies?: Character;
  /** By which claims it can be blocked. */
  readonly blockers: readonly Character[];
}

/** What a table plays with. */
export interface Reference {
  /** Its characters: as a rule five. */
  readonly court: readonly Character[];
  readonly actions: Readonly<Partial<Record<TurnAction, TableAction>>>;
  /** The names of these actions, in the order of the reference card. */
  readonly listed: readonly TurnAction[];
}

/** The options that decide what a table plays with. */
export type Choice = { readonly [G in Guest]: boolean } & { readonly reformation: boolean };

const known = new WeakMap<Choice, Reference>();

/** The reference card of a table. Worked out once for its options, which are the same in its states and views. */
export function referenceOf(options: Choice): Reference {
  let reference = known.get(options);
  if (!reference) known.set(options, (reference = makeReference(options)));
  return reference;
}

function makeReference(options: Choice): Reference {
  const invited = guests.filter((it) => options[it]);
  const replaced = invited.map((it) => cards[it].instead);
  const court = characters.filter((it) => (isGuest(it) ? invited.includes(it) : !replaced.includes(it)));
  const actions: Partial<Record<TurnAction, TableAction>> = {};
  const add = (action: TurnAction, rule: ActionRule, claim?: Character): void => {
    const blockers = court.filter((it) => cards[it].blocks?.includes(action));
    const denies = characters.find((it) => cards[it].bars?.includes(action));
    actions[action] = { ...rule, blockers, ...(claim && { claim }), ...(denies && { denies }) };
  };
  for (const [action, rule] of always) add(action, rule);
  for (const character of court) for (const [action, rule] of ofCharacter(character)) add(action, rule, character);
  if (options.reformation) for (const [action, rule] of reformation) add(action, rule);
  return { court, actions, listed: turnActions.filter((action) => action in actions) };
}

/** The characters this table plays with. */
export const courtOf = (options: Choice): readonly Character[] => referenceOf(options).court;

/** The rule of an action that this table has. */
export const actionOf = (options: Choice, action: TurnAction): TableAction => referenceOf(options).actions[action]!;

/** May an action be challenged? It says something of the cards of whoever announces it. */
export const isClaim = ({ claim, denies }: TableAction): boolean => claim !== undefined || denies !== undefined;

const stages = recordOf(turnActions, (action) => {
  const all = characters.map((it) => cards[it]);
  const claimed = all.some(({ actions = {}, bars }) => action in actions || bars?.includes(action));
  const blockable = all.some(({ blocks }) => blocks?.includes(action));
  return listed(claimed && 'challenge', blockable && 'block', 'effect' as const);
});

/** The phases that an action goes through, at any table: it may be challenged, then blocked, then takes effect. */
export const stagesOf = (action: TurnAction): readonly ('challenge' | 'block' | 'effect')[] => stages[action];
