import type { Messages } from '@masque/core';
import { en as server } from '@masque/protocol/en';
import { en as app } from '../../messages/en.ts';

/** What is said in English at every place of the app. */
export const en: readonly Messages[] = [server, app];
