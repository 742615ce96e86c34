import type { Messages } from '@masque/core';
import { account } from './en/account.ts';
import { asks } from './en/asks.ts';
import { cards } from './en/cards.ts';
import { channels } from './en/channels.ts';
import { facts } from './en/facts.ts';
import { log } from './en/log.ts';
import { offers } from './en/offers.ts';
import { options } from './en/options.ts';
import { say } from './en/say.ts';
import { village } from './en/village.ts';

/** All that the village says, in English. */
export const en: Messages = {
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
