import type { Messages } from '@masque/core';
import { account } from './fr/account.ts';
import { asks } from './fr/asks.ts';
import { cards } from './fr/cards.ts';
import { channels } from './fr/channels.ts';
import { facts } from './fr/facts.ts';
import { log } from './fr/log.ts';
import { offers } from './fr/offers.ts';
import { options } from './fr/options.ts';
import { say } from './fr/say.ts';
import { village } from './fr/village.ts';

/** All that the village says, in French. */
export const fr: Messages = {
  ...cards,
  ...options,
  ...offers,
  ...asks,
  ...say,
  ...channels,
  ...facts,
  ...log,
  ...account,
  ...village,
};
