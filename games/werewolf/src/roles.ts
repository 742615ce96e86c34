/** The seventeen role cards. */
export const roles = [
  'villager',
  'mason',
  'hunter',
  'thief',
  'seer',
  'bodyguard',
  'witch',
  'scryer',
  'matchmaker',
  'werewolf',
  'cultist',
  'sorceress',
  'warlock',
  'hamster',
  'fool',
  'devil',
  'gravedigger',
] as const;
export type Role = (typeof roles)[number];

/** `sworn`: assigned at the start. `solo`: an aim of its own. `none`: can never win. */
export type Allegiance = 'good' | 'evil' | 'solo' | 'none' | 'sworn';

/** What is printed on a card. */
export interface RoleCard {
  /** The background of the card, and when its holder matters. */
  readonly background: 'day' | 'dusk' | 'night' | 'special';
  readonly side: Allegiance;
  /** Most copies in a game. */
  readonly most: number;
  /** For groups who know the game. */
  readonly advanced?: boolean;
  /** Has a night ability that the Warlock can take away. */
  readonly hexable?: boolean;
  /** game-icons name. */
  readonly icon: string;
}

export const cards: { readonly [role in Role]: RoleCard } = {
  villager: { background: 'day', side: 'good', most: 40, icon: 'farmer' },
  mason: { background: 'day', side: 'good', most: 4, icon: 'stone-crafting' },
  hunter: { background: 'day', side: 'good', most: 1, icon: 'crossbow' },
  thief: { background: 'day', side: 'solo', most: 1, icon: 'robber' },
  seer: { background: 'dusk', side: 'good', most: 1, hexable: true, icon: 'crystal-ball' },
  bodyguard: { background: 'dusk', side: 'good', most: 1, hexable: true, icon: 'bordered-shield' },
  witch: { background: 'dusk', side: 'good', most: 1, hexable: true, icon: 'cauldron' },
  scryer: { background: 'dusk', side: 'good', most: 1, advanced: true, hexable: true, icon: 'third-eye' },
  matchmaker: { background: 'dusk', side: 'good', most: 1, advanced: true, icon: 'hearts' },
  werewolf: { background: 'night', side: 'evil', most: 10, icon: 'wolf-head' },
  cultist: { background: 'night', side: 'evil', most: 3, icon: 'cultist' },
  sorceress: { background: 'night', side: 'evil', most: 1, hexable: true, icon: 'magic-swirl' },
  warlock: { background: 'night', side: 'evil', most: 1, advanced: true, icon: 'warlock-eye' },
  hamster: { background: 'special', side: 'solo', most: 1, advanced: true, icon: 'rat' },
  fool: { background: 'special', side: 'solo', most: 1, advanced: true, icon: 'jester-hat' },
  devil: { background: 'special', side: 'none', most: 1, hexable: true, icon: 'devil-mask' },
  gravedigger: { background: 'special', side: 'sworn', most: 1, advanced: true, hexable: true, icon: 'spade' },
};

/** What the Gravedigger may watch; the list never changes, whatever is in play. */
export const watchable: readonly Role[] = ['warlock', 'witch', 'bodyguard', 'scryer', 'seer', 'sorceress'];
