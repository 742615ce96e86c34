import type { Messages } from '@masque/core';
import { fr as server } from '@masque/protocol/fr';
import { fr as app } from '../../messages/fr.ts';

/** The French messages that every page of the app needs. */
export const fr: readonly Messages[] = [server, app];
