import type { Messages } from '@masque/core';
import { fr as server } from '@masque/protocol/fr';
import { fr as app } from '../../messages/fr.ts';

/** What is said in French at every place of the app. */
export const fr: readonly Messages[] = [server, app];
