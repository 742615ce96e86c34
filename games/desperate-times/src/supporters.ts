export const factions = ['codex', 'sceptre', 'revolt'] as const;
export type Faction = (typeof factions)[number];

/** The Supporters that act when they are Revealed. */
export const actors = [
  'wizard',
  'herbalist',
  'mystic',
  'councillor',
  'preacher',
  'inquisitor',
  'blacksmith',
  'miner',
  'judge',
] as const;
export type Actor = (typeof actors)[number];

export const villagers = [
  'codex-villager-1',
  'codex-villager-2',
  'codex-villager-3',
  'sceptre-villager-2',
  'revolt-villager-1',
  'revolt-villager-2',
  'revolt-villager-3',
] as const;

/** A printed face: name, faction and value. */
export type Supporter = Actor | (typeof villagers)[number];

/** What is printed on a card. */
export interface Print {
  readonly faction: Faction;
  readonly value: 1 | 2 | 3;
  readonly icon: string;
  /** Copies with 3 or 4 Contenders, and with 5 or 6: the difference carries the mark "5+". */
  readonly copies: readonly [few: number, many: number];
}

const codex = (value: Print['value'], icon: string, copies: Print['copies'] = [2, 3]): Print => ({
  faction: 'codex',
  value,
  icon,
  copies,
});
const sceptre = (value: Print['value'], icon: string): Print => ({ faction: 'sceptre', value, icon, copies: [2, 3] });
const revolt = (value: Print['value'], icon: string, copies: Print['copies'] = [2, 3]): Print => ({
  faction: 'revolt',
  value,
  icon,
  copies,
});

/** The list of Supporters, in the order of the rulebook. */
export const supporters: Readonly<Record<Supporter, Print>> = {
  wizard: codex(1, 'wizard-face'),
  herbalist: codex(2, 'herbs-bundle'),
  mystic: codex(3, 'crystal-ball'),
  'codex-villager-1': codex(1, 'person', [1, 1]),
  'codex-villager-2': codex(2, 'person', [0, 1]),
  'codex-villager-3': codex(3, 'person', [1, 1]),
  councillor: sceptre(2, 'public-speaker'),
  preacher: sceptre(2, 'prayer'),
  inquisitor: sceptre(2, 'magnifying-glass'),
  'sceptre-villager-2': sceptre(2, 'person'),
  blacksmith: revolt(1, 'anvil'),
  miner: revolt(2, 'war-pick'),
  judge: revolt(3, 'gavel'),
  'revolt-villager-1': revolt(1, 'person', [1, 1]),
  'revolt-villager-2': revolt(2, 'person', [0, 1]),
  'revolt-villager-3': revolt(3, 'person', [1, 1]),
};

export const everySupporter = Object.keys(supporters) as Supporter[];

export const isVillager = (supporter: Supporter): boolean => !(actors as readonly string[]).includes(supporter);

/** The ability of a Supporter at this table; Villagers have none. */
export const actorOf = (supporter: Supporter, abilities: 'house' | 'mystic_only'): Actor | null =>
  isVillager(supporter) || (abilities === 'mystic_only' && supporter !== 'mystic') ? null : (supporter as Actor);

/** The deck for so many Contenders: 24 cards, or 36 from five on. */
export const deckFor = (seats: number): Supporter[] =>
  everySupporter.flatMap((it) => Array<Supporter>(supporters[it].copies[seats > 4 ? 1 : 0]).fill(it));

/** Kind of secret: any hidden Supporter may be any other. */
export const SUPPORTER = 'supporter';
