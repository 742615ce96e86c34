import type { Cures } from './cure.ts';

/** What is wrong with a guide. */
export const ofGuides: Cures = {
  'there is no guide': {
    means: 'The game does not explain how to play: a person who plays it for the first time finds no page.',
    cure: 'Give the game a `guide`: steps, chapters, entries, and messages in every language.',
  },
  'a card on the table has no entry': {
    means: 'A player is shown a card and taps it to read what it does, but the guide has nothing about it.',
    cure: 'Add an entry with the id of the face to `entries` of the guide, and its messages.',
  },
  'a chapter exists in one language only': {
    means: 'A text of the guide is missing in one of the languages, so its key would be shown.',
    cure: 'Write the message in the `messages` of the guide for that language.',
  },
  'a link leads nowhere': {
    means: 'A text of the guide has a link in brackets to something that has no entry.',
    cure: 'Write the id of an entry in the brackets, or add the entry.',
  },
  'a text of the guide is never shown': {
    means: 'A message of the guide belongs to no step, chapter or entry. Usually, its key is misspelt.',
    cure: 'Correct the key, or remove the message.',
  },
  'the guide does not say what happens after an offer': {
    means: 'Players who ask what happens when they take an offer find no answer.',
    cure: 'Write a message `guide.offer.<type>` for each type of offer, private ones too. It is public: the same for everybody who gets such an offer.',
  },
  'a picture of the guide has an icon that does not exist': {
    means: 'The guide draws an icon that is neither from game-icons.net nor provided by the game.',
    cure: 'Correct its name. List icons that the game provides under `icons` of the suite.',
  },
};
