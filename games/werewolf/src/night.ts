import type { Options } from './options.ts';
import type { Role } from './roles.ts';

/** A stretch of the night in which everybody is asked something at once. */
export interface Wave {
  readonly id: 'dusk' | 'hunt' | 'brew' | 'whisper' | 'vision' | `call-${Role}`;
  /** Whose task it is. */
  readonly roles: readonly Role[];
  /** How it is asked: one seat; a seat and a role; two seats; words about seats. */
  readonly form: 'choose' | 'watch' | 'brew' | 'whisper';
  /** Seconds. */
  readonly most: number;
}

const waves: readonly Wave[] = [
  { id: 'dusk', roles: ['warlock', 'gravedigger'], form: 'choose', most: 20 },
  { id: 'hunt', roles: ['werewolf', 'devil', 'bodyguard', 'sorceress'], form: 'choose', most: 45 },
  { id: 'brew', roles: ['witch'], form: 'brew', most: 30 },
  { id: 'whisper', roles: ['scryer', 'seer'], form: 'whisper', most: 25 },
  { id: 'vision', roles: ['seer'], form: 'choose', most: 45 },
];

/** Eyes closed: the rulebook's order, one call for each card. */
const calls: readonly Wave[] = [
  { id: 'call-gravedigger', roles: ['gravedigger'], form: 'watch', most: 20 },
  { id: 'call-warlock', roles: ['warlock'], form: 'choose', most: 15 },
  { id: 'call-werewolf', roles: ['werewolf'], form: 'choose', most: 30 },
  { id: 'call-devil', roles: ['devil'], form: 'choose', most: 15 },
  { id: 'call-witch', roles: ['witch'], form: 'brew', most: 25 },
  { id: 'call-bodyguard', roles: ['bodyguard'], form: 'choose', most: 15 },
  { id: 'call-scryer', roles: ['scryer', 'seer'], form: 'whisper', most: 20 },
  { id: 'call-seer', roles: ['seer'], form: 'choose', most: 20 },
  { id: 'call-sorceress', roles: ['sorceress'], form: 'choose', most: 15 },
];

/** No question of the night is shorter, however fast everybody is. Seconds. */
export const LEAST = 8;

/** What decides about the waves of a night: nothing of it is hidden. */
export interface Dark {
  readonly options: Options;
  readonly night: number;
  /** May somebody alive hold this card, as far as everybody knows? */
  readonly possible: (role: Role) => boolean;
  /** May the game have this card, as far as everybody knows? */
  readonly inSet: (role: Role) => boolean;
}

/** The waves of tonight. One is left out only where everybody knows that nobody can act in it. */
export function wavesOf({ options, night, possible, inSet }: Dark): readonly Wave[] {
  const skips = options.skipWaves && options.reveal && !options.mystery;
  const all = options.nightMode === 'classic' ? calls : waves;
  const tonight = night === 0 ? all.filter((it) => it.form === 'choose' && it.roles.includes('seer')) : all;
  const watches = options.gravedigger !== 'off' && inSet('gravedigger');
  return tonight
    .filter((it) => {
      // Eyes closed, every card of the set is called, whoever has died.
      if (it.id === 'call-scryer') return inSet('scryer');
      if (it.form === 'whisper') return ['scryer', 'seer'].every((role) => (skips ? possible : inSet)(role as Role));
      if (it.id === 'call-gravedigger') return watches;
      if (it.id.startsWith('call-')) return it.roles.some(inSet);
      return !skips || it.roles.some(possible);
    })
    .map((it) => (it.id === 'dusk' && watches ? { ...it, form: 'watch' as const } : it));
}
