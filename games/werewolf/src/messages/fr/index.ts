import type { Messages } from '@masque/core';
import { cards } from './cards.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { table } from './table.ts';
import { told } from './told.ts';

/** All that the village says, in French. */
export const fr = { ...cards, ...options, ...table, ...log, ...told } as const satisfies Messages;
