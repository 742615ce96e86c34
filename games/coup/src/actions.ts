import type { Character } from './characters.ts';

/** What one may do in one's turn, in the order of the reference card. */
export const turnActions = [
  'income',
  'foreign_aid',
  'coup',
  'tax',
  'assassinate',
  'steal',
  'exchange',
  'examine',
  'convert_self',
  'convert',
  'embezzle',
] as const;
export type TurnAction = (typeof turnActions)[number];

/** An action as the reference card has it. */
export interface ActionRule {
  /** Whom one claims to be. */
  readonly claim?: Character;
  /** Coins, paid when the action is announced. */
  readonly cost?: number;
  /** Aimed at another living player. */
  readonly target?: true;
  /** The cost goes to the Treasury Reserve (Reformation). */
  readonly toReserve?: true;
  /** Who may block: anybody by this claim, or only the target. */
  readonly blockedBy?: { readonly who: 'anybody' | 'target'; readonly as: readonly Character[] };
  /** Option that brings the action in. */
  readonly needs?: 'inquisitor' | 'reformation';
}

export const actions: Readonly<Record<TurnAction, ActionRule>> = {
  income: {},
  foreign_aid: { blockedBy: { who: 'anybody', as: ['duke'] } },
  coup: { cost: 7, target: true },
  tax: { claim: 'duke' },
  assassinate: { claim: 'assassin', cost: 3, target: true, blockedBy: { who: 'target', as: ['contessa'] } },
  steal: { claim: 'captain', target: true, blockedBy: { who: 'target', as: ['captain', 'ambassador', 'inquisitor'] } },
  exchange: { claim: 'ambassador' },
  examine: { claim: 'inquisitor', target: true, needs: 'inquisitor' },
  convert_self: { cost: 1, toReserve: true, needs: 'reformation' },
  convert: { cost: 2, toReserve: true, target: true, needs: 'reformation' },
  embezzle: { needs: 'reformation' },
};

/** The claim an action makes at this table: the Inquisitor exchanges where there is no Ambassador. */
export const claimOf = (action: TurnAction, inquisitor: boolean): Character | undefined =>
  action === 'exchange' && inquisitor ? 'inquisitor' : actions[action].claim;

/** The characters that block an action at this table. */
export const blockersOf = (action: TurnAction, inquisitor: boolean): Character[] =>
  (actions[action].blockedBy?.as ?? []).filter((it) => it !== (inquisitor ? 'ambassador' : 'inquisitor'));
