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
