import type { Messages } from '@masque/core';
export const fr: Messages = {};
