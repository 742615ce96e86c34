import type { Messages } from '@masque/core';

/** Qui écrit à qui. */
export const channels: Messages = {
  'channel.village': 'Le village',
  'channel.pack': 'La meute',
  'channel.dead': 'Les morts',
};
