import { keysOf, listed, recordOf } from '@masque/mechanics';
import { characters as entries, common } from './characters.ts';
import type { ActionRule, CharacterRule } from './entry.ts';

export { BLUFF, type ActionRule, type CharacterRule, type Effect } from './entry.ts';

type Entries = typeof entries;
type Common = typeof common;

/** The characters of the court. */
export type Character = keyof Entries;
/** Characters that replace another one, each if the option with its name is on. */
export type Replacement = { [C in Character]: Entries[C] extends { instead: string } ? C : never }[Character];

type ActionsOf<E> = E extends { actions: infer A } ? A : never;
type Rules = Common | ActionsOf<Entries[Character]>;
type Keys<R> = R extends unknown ? keyof R : never;
type Aimed<R> = R extends unknown ? { [A in keyof R]: R[A] extends { target: object } ? A : never }[keyof R] : never;

/** The actions of a turn. */
export type TurnAction = Keys<Rules>;
/** Those of them with a target. */
export type AimedAction = Aimed<Rules>;

/** The entry of each character. The compiler checks the names of actions and characters in the entries. */
export const cards: Readonly<Record<Character, CharacterRule<TurnAction, Character>>> = entries;
export const characters = keysOf(entries);
const isGuest = (it: Character): it is Replacement => cards[it].instead !== undefined;
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

/** Whether it has a target. */
export const isAimed = (action: TurnAction): action is AimedAction => aimed.has(action);

/** The kind of these secrets: any face-down character may be any other. */
export const CHARACTER = 'character';

/** Copies of each character by number of players (published deck sizes; 7 and more as in Reformation). */
export const copiesFor = (seats: number): number => (seats <= 6 ? 3 : seats <= 8 ? 4 : 5);

/** An action as a table plays it. */
export interface TableAction extends ActionRule {
  /** The character that is claimed. */
  readonly claim?: Character;
  /** The character that the player claims not to have. */
  readonly denies?: Character;
  /** The claims that can block it. */
  readonly blockers: readonly Character[];
}

/** What a table plays with. */
export interface Reference {
  /** Its characters; usually five. */
  readonly court: readonly Character[];
  readonly actions: Readonly<Partial<Record<TurnAction, TableAction>>>;
  /** The names of these actions, in the order of the reference card. */
  readonly listed: readonly TurnAction[];
}

/** The options that decide what a table plays with. */
export type Choice = { readonly [G in Replacement]: boolean } & { readonly reformation: boolean };

const known = new WeakMap<Choice, Reference>();

/** The reference card of a table. Cached by its options, which are the same in its states and views. */
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

/** The rule of one of this table's actions. */
export const actionOf = (options: Choice, action: TurnAction): TableAction => referenceOf(options).actions[action]!;

/** Whether an action can be challenged, because it says something about the player's cards. */
export const isClaim = ({ claim, denies }: TableAction): boolean => claim !== undefined || denies !== undefined;

const stages = recordOf(turnActions, (action) => {
  const all = characters.map((it) => cards[it]);
  const claimed = all.some(({ actions = {}, bars }) => action in actions || bars?.includes(action));
  const blockable = all.some(({ blocks }) => blocks?.includes(action));
  return listed(claimed && 'challenge', blockable && 'block', 'effect' as const);
});

/** The phases of an action, at any table: it may be challenged, then blocked, then takes effect. */
export const stagesOf = (action: TurnAction): readonly ('challenge' | 'block' | 'effect')[] => stages[action];
