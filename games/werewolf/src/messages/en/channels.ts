import type { Messages } from '@masque/core';

/** Who writes to whom. */
export const channels: Messages = {
  'channel.village': 'The village',
  'channel.pack': 'The pack',
  'channel.dead': 'The dead',
};
