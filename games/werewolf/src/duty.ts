import type { Seat, View } from '@masque/core';
import type { Role } from './roles.ts';
import type { Own } from './state.ts';
import type { Wave } from './night.ts';
import type { Options } from './options.ts';

/** What a question of the night is to a seat: the task of its card, or something to fill the time with. */
export type Duty = Role | 'dummy';

/** Out of what the seat itself knows. */
export function dutyOf(wave: Wave, role: Role, own: Pick<Own, 'hexed' | 'channel'>, options: Options): Duty {
  if (!wave.roles.includes(role)) return 'dummy';
  if (wave.form === 'whisper') return own.channel ? role : 'dummy';
  if (own.hexed && (role !== 'werewolf' || options.hexWolves)) return 'dummy';
  if (role === 'gravedigger' && options.gravedigger === 'off') return 'dummy';
  return role;
}

/** Whom the Witch can heal tonight: of those she was shown, as long as she has the potion. */
export const healable = (
  { heal, shown }: Pick<View<Own>, 'heal' | 'shown'>,
  witch: Seat,
  { witchSelfHeal }: Pick<Options, 'witchSelfHeal'>,
): readonly Seat[] => (heal ? shown.filter((seat) => witchSelfHeal || seat !== witch) : []);
