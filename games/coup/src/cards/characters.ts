import type { ActionRule, CharacterRule } from './entry.ts';

const define = <const R extends { readonly [character: string]: CharacterRule }>(list: R): R => list;

/** Every character of the game. */
export const characters = define({
  duke: {
    code: 'DUK',
    icon: 'crown',
    actions: { tax: { does: { takes: 3 }, weight: 40 } },
    blocks: ['foreign_aid'],
    bars: ['embezzle'],
    worth: 5,
  },
  assassin: {
    code: 'ASN',
    icon: 'plain-dagger',
    actions: {
      assassinate: { cost: 3, target: { opposed: true }, does: { strikes: true }, weight: 200, bluff: 0.02 },
    },
    worth: 4,
  },
  captain: {
    code: 'CAP',
    icon: 'anchor',
    actions: { steal: { target: { opposed: true, coins: true }, does: { steals: 2 }, weight: 25, bluff: 0.13 } },
    blocks: ['steal'],
    worth: 5,
  },
  ambassador: {
    code: 'AMB',
    icon: 'scroll-unfurled',
    actions: { exchange: { does: { draws: 2 }, weight: 20, bluff: 0.018 } },
    blocks: ['steal'],
    worth: 3,
  },
  inquisitor: {
    code: 'INQ',
    icon: 'magnifying-glass',
    instead: 'ambassador',
    actions: {
      exchange: { does: { draws: 1 }, weight: 20, bluff: 0.018 },
      examine: { target: { opposed: 'examineFaction' }, does: { examines: true }, weight: 15, bluff: 0.03 },
    },
    blocks: ['steal'],
    worth: 3,
  },
  contessa: { code: 'CON', icon: 'fleur-de-lys', blocks: ['assassinate'], worth: 3, threatened: 5 },
});

const rules = <const R extends { readonly [action: string]: ActionRule }>(list: R): R => list;

/** Actions that need no claim, with those that the Reformation adds. */
export const common = rules({
  income: { does: { takes: 1 }, weight: 8 },
  foreign_aid: { does: { takes: 2 }, weight: 16 },
  coup: { cost: 7, target: { opposed: true }, does: { strikes: true }, weight: 1000 },
  convert_self: { cost: 1, toReserve: true, does: { converts: 'self' }, needs: 'reformation', icon: 'cycle', weight: 20 },
  convert: { cost: 2, toReserve: true, target: {}, does: { converts: 'target' }, needs: 'reformation', icon: 'cycle', weight: 20 },
  embezzle: { does: { embezzles: true }, needs: 'reformation', icon: 'swap-bag', weight: 15 },
}); // prettier-ignore
