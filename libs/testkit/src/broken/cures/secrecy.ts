import type { Cures } from './cure.ts';

/** What reveals too much. */
export const ofSecrecy: Cures = {
  '`setup` copies a hidden card into the public state': {
    means:
      'After the deal, something public reveals a card that is face down. The suite finds this by dealing 240 times and comparing.',
    cure: 'Put the copy into a secret with the same audience, or leave it out and read the card where it is. If the rules show something from the start, list it in `shown` of the suite.',
  },
  '`setup` marks publicly who has a high card': {
    means:
      'After the deal, something public depends on a card that is face down. It need not be a copy: a mark, a count or an order reveals it, too.',
    cure: 'Compute such facts in rules when they are needed, or keep them in a secret. If the rules of the game show it, list its path in `shown` of the suite.',
  },
  'a rule copies a hidden card into the public state': {
    means: 'After a move, the public state contains the value of a card that is still face down.',
    cure: 'Move the secret itself instead of its value, or keep the copy as `secret(value, audience)`. If everybody should know it, use `step.reveal`.',
  },
  'a rule says publicly whether the boast is true': {
    means: 'A rule has computed something from a hidden card, and left the result where everybody can read it.',
    cure: 'Compute it when it is needed, or keep it in a secret that nobody reads: `secret(value, [])`.',
  },
  'an entry tells everybody which card was drawn': {
    means: 'A log entry that everybody reads names a hidden card.',
    cure: 'Write it `to` those who may know, or put a secret into its arguments: people who may not read it get the entry without it.',
  },
  'an entry that reveals a secret is not marked with `learn`': {
    means:
      'By the rules, somebody learned something hidden, and the entry that reveals it does not have `learn`. It does not appear in the notebook, and the suite cannot tell it from a leak.',
    cure: 'Set `learn: true`, or use `step.reveal`, which does both.',
  },
  'the number of entries reveals the card': {
    means: 'An entry is written or not, depending on a hidden card. Its existence reveals the card, whatever it says.',
    cure: 'Write an entry in both cases, or in neither, or one that only those who may know can read.',
  },
  'offers depend on another seat’s card, through a copy in the state': {
    means: 'What one seat is offered depends on something that is hidden from it. Its buttons reveal it.',
    cure: 'Offers get the view of their seat; the leak is in the state from which the view is made. Remove the copy from the public state.',
  },
  'offers read something that a rule keeps outside the state': {
    means:
      'Offers, or what is drawn, depend on something hidden through a variable outside the state, where audiences do not apply.',
    cure: 'Keep everything in the state. A module has constants and functions only.',
  },
  'the title reveals the card': {
    means:
      'Something that is drawn for a viewer depends on what is hidden from that viewer. Here, a secret had the wrong audience.',
    cure: 'Follow the path in the message back to the field of the view that it comes from, and give that secret the right audience.',
  },
  'a clock is shorter when the boast is true': {
    means: 'How long a clock runs depends on something hidden. Anybody who watches the countdown can tell.',
    cure: 'Base delays on what is public. To be safe, let a question stay open for its whole time (`lasts`).',
  },
  'the game ends early because of a hidden card, and no entry says why': {
    means:
      'The game ended in one case and not in the other, although only hidden values differ, and no entry says that anybody learned something.',
    cure: 'An end reveals something: write an entry with `learn: true` that says what, or `step.reveal` the card that decided.',
  },
  'everybody sees who has given a sealed answer': {
    means: 'The table shows `sealed`, and still something that everybody receives changes when somebody answers.',
    cure: 'Keep answers in a sealed question of the mechanics, and nothing about them elsewhere. If everybody may see who is ready, ask with `showReady` and do not draw `sealed`.',
  },
  'only players with a high card may write where everybody reads': {
    means:
      'Who may write in a channel depends on something that its readers may not know. A name beside a message would reveal it.',
    cure: 'Let `write` depend only on what all readers know, or make a channel that only people who know each other can read.',
  },
  'players with a high card share a channel without knowing each other': {
    means: 'A channel has readers who do not know why the others are there. Each name in it reveals something.',
    cure: 'Give a channel of its own only to players who know each other by the rules.',
  },
  'one seat lacks a channel that everybody has': {
    means: 'People who watch read the channel, so everybody can; but one seat does not have it.',
    cure: 'Give it to all seats, with `write: false` for those who may only read; or remove it for viewers without a seat.',
  },
  'a channel has no name in any language': {
    means: 'The name of a channel is not among the messages.',
    cure: 'Add it in both languages.',
  },
  'a public entry with `learn` names a second card, which stays hidden': {
    means:
      'An entry with `learn` says more than the state now shows to its readers: it names a card that is still face down.',
    cure: 'Reveal that card, too, if the rules say so; otherwise remove it from the entry.',
  },
  'the step that shows a card copies another one into the public state': {
    means:
      'A step that shows something by the rules also shows something else. An entry with `learn` covers only what it says, and nothing more.',
    cure: 'Remove the copy from the public state.',
  },
  'the step that shows a card copies another one into the public state, and an entry names it': {
    means:
      'The value of a hidden card is in the public state, and an entry reveals it; but the card itself is still hidden from those who read both.',
    cure: 'If they may know it, widen its audience: `step.reveal(card, to, note)`. If not, remove the copy and the entry.',
  },
  'a card that moves is named in the public log and copied into the public state, in one step': {
    means: 'A card moved face down to another place, and its value was revealed in the same step.',
    cure: 'If the rules say so, reveal it before it moves, with `step.reveal`. If a card is put back unseen, do not reveal it.',
  },
  'the step that shows a card marks publicly whether another one is high': {
    means: 'A step that shows something by the rules leaves a mark in the public state that depends on another card.',
    cure: 'Keep the mark in a secret, or compute it when it is needed.',
  },
  'beside the entry that shows a card, another one reveals something about the deck': {
    means:
      'A step has an entry by which somebody learns a card, and another entry that exists or not depending on a different hidden card.',
    cure: 'Write the second entry in both cases, or only to those who may know.',
  },
  'whom the table waits for depends on the cards, with one value of an option': {
    means:
      'The table waits for one seat or for another, depending on hidden cards. Everybody sees whom the table waits for.',
    cure: 'Ask everybody who could be asked, with a sealed question of the same shape. If nobody can notice it, because they are in another room for example, list those seats in `apart` of the suite.',
  },
  'a hidden card is the same in every deal': {
    means:
      'The card that is face down in one place was the same in each of 240 deals. Anybody who has played before knows it.',
    cure: 'Shuffle: `shuffle(random, cards)`, `dealRoles(roles, random)`. If the rules fix it, list its path in `fixed` of the suite.',
  },
  'the note of the question depends on the player’s own card': {
    means:
      'What is drawn on a phone depends on the cards of its player, although the player is not holding them open. A neighbour who glances at it can tell.',
    cure: 'Put it into the private area, or say it the same way to everybody. `ask.inPrivate` sends the player there. See [what a closed screen shows](../decisions/2026-11-21-what-a-closed-screen-shows.md).',
  },
  'a button depends on the player’s own card': {
    means: 'Which offers are drawn on a closed phone, or how, depends on the cards of its player.',
    cure: 'Make the offer `private` (drawn with the cards) or `veiled` (drawn the same either way), its parameter `byHand`, or its values `barred`.',
  },
  'no secret has a kind, so nothing can be tested': {
    means: 'The suite tests secrecy by swapping hidden values of the same `kind`. Here, no secret has one.',
    cure: 'Give secrets a kind: `faceDown(cards, "card")`, `secret(value, to, "card")`. If a swap leads to impossible positions, give the game a `twin` of its own.',
  },
};
