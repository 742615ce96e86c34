import type { Messages } from '@masque/core';
export const en: Messages = {};
