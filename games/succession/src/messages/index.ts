export const messages = { en: {}, fr: {} };
