import type { Language, Messages } from '@masque/core';

/** The messages that only the big screen has. */
export const stageWords: Readonly<Record<Language, Messages>> = {
  en: {
    'stage.come': 'Come in',
    'stage.room': 'At the table',
    'stage.ready': 'Everybody is ready. The host may deal.',
    'stage.code': 'Table {code}',
    'stage.paused.by': 'Paused by {who}.',
    'stage.number': 'Check number {number}',
    'stage.sound': 'Sound',
    'stage.full': 'Full screen',
    'stage.minute': 'How it goes, in a minute',
  },
  fr: {
    'stage.come': 'Entrez',
    'stage.room': 'À la table',
    'stage.ready': 'Tout le monde est prêt. L’hôte peut distribuer.',
    'stage.code': 'Table {code}',
    'stage.paused.by': '{who} a mis la partie en pause.',
    'stage.number': 'Numéro de contrôle {number}',
    'stage.sound': 'Son',
    'stage.full': 'Plein écran',
    'stage.minute': 'Le jeu en une minute',
  },
};
