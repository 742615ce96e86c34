import type { Cures } from './cure.ts';

/** What is wrong with a guide. */
export const ofGuides: Cures = {
  'there is no guide': {
    means: 'The game does not say how it is learned: whoever plays it for the first time finds no page.',
    cure: 'Give the game a `guide`: steps, chapters, entries, and messages in every language.',
  },
  'a card that lies on the table has no entry': {
    means: 'Somebody is shown a card, touches it to read what it does, and the guide has nothing about it.',
    cure: 'Add an entry with the id of the face to `entries` of the guide, and its messages.',
  },
  'a chapter is told in one language only': {
    means: 'A text of the guide is missing in one of the languages, so that its key would be shown.',
    cure: 'Write the message in the `messages` of the guide for that language.',
  },
  'a link leads nowhere': {
    means: 'A text of the guide links to something in brackets of which there is no entry.',
    cure: 'Write the id of an entry in the brackets, or add the entry.',
  },
  'a text of the guide is read by nobody': {
    means: 'A message of the guide belongs to no step, chapter or entry: as a rule, a key is misspelt.',
    cure: 'Correct the key, or take the message out.',
  },
  'a picture of the guide has an icon that is none': {
    means: 'The guide draws an icon that is neither of game-icons.net nor brought by the game.',
    cure: 'Correct its name; name icons that the game brings under `icons` of the suite.',
  },
};
