import type { Messages } from '@masque/core';
import { en as server } from '@masque/protocol/en';
import { en as app } from '../../messages/en.ts';

/** The English messages that every page of the app needs. */
export const en: readonly Messages[] = [server, app];
