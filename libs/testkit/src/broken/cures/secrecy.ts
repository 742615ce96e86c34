import type { Cures } from './cure.ts';

/** What tells too much. */
export const ofSecrecy: Cures = {
  'setup copies a hidden card in the clear': {
    means:
      'After the deal, something open tells what lies face down. The suite finds it by dealing 240 times and comparing.',
    cure: 'Put the copy into a secret with the same audience, or leave it out and read the card where it lies. What the rules show from the start is listed in `shown` of the suite.',
  },
  'setup marks in the clear who holds a high card': {
    means:
      'After the deal, something open depends on what lies face down. It need not be a copy: a mark, a count or an order tells, too.',
    cure: 'Work such facts out in rules when they are needed, or keep them in a secret. If the rules of the game show it, list its path in `shown` of the suite.',
  },
  'a rule copies a hidden card in the clear': {
    means: 'After a move the open state holds the value of a card that is still face down.',
    cure: 'Move the secret itself instead of its value, or keep the copy as `secret(value, audience)`. If all are to know it, use `step.reveal`.',
  },
  'a rule says in the clear whether the boast is true': {
    means: 'A rule has worked something out from a hidden card, and left the result where everybody can read it.',
    cure: 'Work it out when it counts, or keep it in a secret that nobody reads: `secret(value, [])`.',
  },
  'an entry names the card drawn to everybody': {
    means: 'A log entry that all read names a hidden card.',
    cure: 'Write it `to` those who may know, or put a secret into its arguments: whoever may not read it gets the entry without it.',
  },
  'an entry that tells a secret is not marked with learn': {
    means:
      'Somebody learned something hidden by the rules, and the entry that tells it does not say `learn`. It does not come into the notebook, and the suite cannot tell it from a leak.',
    cure: 'Set `learn: true`, or use `step.reveal`, which does both.',
  },
  'how many entries there are tells the card': {
    means: 'An entry is written or not, depending on a hidden card. That it is there tells the card, whatever it says.',
    cure: 'Write an entry in both cases, or in neither, or one that only those who may know read.',
  },
  'offers follow from another seat’s card, through a copy in the state': {
    means: 'What one seat is offered depends on what is hidden from it. Its buttons tell it.',
    cure: 'Offers get the view of their seat; the leak is in the state that the view is made of. Take the copy out of the open state.',
  },
  'a rule keeps outside of the state what offers then read': {
    means:
      'Offers, or what is drawn, depend on something hidden by way of a variable outside of the state, where no audience holds.',
    cure: 'Keep everything in the state. A module has constants and functions only.',
  },
  'the title tells the card': {
    means:
      'Something that is drawn for a viewer depends on what is hidden from that viewer. Here a secret had the wrong audience.',
    cure: 'Follow the path in the message back to the field of the view that it is made of, and give that secret its true audience.',
  },
  'a clock is shorter when the boast is true': {
    means: 'How long a clock runs depends on something hidden. Whoever watches the countdown can tell.',
    cure: 'Make delays of what is public. To be safe, let a question stay open for its whole time (`lasts`).',
  },
  'the game ends early, by a hidden card, and no entry says why': {
    means:
      'The game ended in one case and not in the other, where only hidden values differ, and no entry says that anybody learned something.',
    cure: 'An end shows something: write an entry with `learn: true` that says what, or `step.reveal` the card that decided.',
  },
  'everybody sees who has answered under cover': {
    means: 'The table draws `sealed`, and still something that all receive changes when somebody answers.',
    cure: 'Keep answers in a sealed question of the mechanics, and nothing about them elsewhere. If all may see who is ready, ask with `showReady` and do not draw `sealed`.',
  },
  'only those with a high card may write where all read': {
    means:
      'Who may write in a channel depends on something that its readers may not know. A name beside a message would tell it.',
    cure: 'Let `write` follow from what all readers know, or make a channel that only those who know each other read.',
  },
  'those with a high card meet strangers in a channel of their own': {
    means: 'A channel has readers who do not know of each other why they are there. Each name in it tells something.',
    cure: 'Give a channel of their own only to those who know each other by the rules.',
  },
  'a channel for everybody that one seat does not have': {
    means: 'Those who watch read the channel, so everybody can; but a seat does not have it.',
    cure: 'Give it to all seats, with `write: false` for those who may only read; or take it away from viewers without a seat.',
  },
  'a channel has no name in any language': {
    means: 'The name of a channel is not among the messages.',
    cure: 'Add it in both languages.',
  },
  'an open learning entry names a card that stays hidden, beside the one that is shown': {
    means:
      'An entry with `learn` tells more than what the state now shows to its readers: it names a card that is still face down.',
    cure: 'Reveal that card, too, if the rules say so; otherwise take it out of the entry.',
  },
  'the step that shows a card copies another in the clear': {
    means:
      'A step that shows something by the rules shows something else along with it. A learning entry excuses what it tells and nothing more.',
    cure: 'Take the copy out of the open state.',
  },
  'the step that shows a card copies another in the clear, and an entry names it': {
    means:
      'The value of a hidden card stands in the open state, and an entry tells it; but the card itself is still hidden from those who read both.',
    cure: 'If they may know it, widen its audience: `step.reveal(card, to, note)`. If not, remove the copy and the entry.',
  },
  'a card that changes its place is named in the open log and copied in the clear, in one step': {
    means: 'A card went face down to another place, and its value was told in the same step.',
    cure: 'Say what it was before it goes, by `step.reveal`, if the rules do so. A card that is put back unseen is not told.',
  },
  'the step that shows a card marks in the clear whether another is high': {
    means: 'A step that shows something by the rules leaves a mark in the open state that depends on another card.',
    cure: 'Keep the mark in a secret, or work it out when it is needed.',
  },
  'beside the entry that shows a card another tells of the deck': {
    means:
      'A step has an entry by which somebody learns a card, and another entry which is there or not depending on a different hidden card.',
    cure: 'Write the second entry in both cases, or only to those who may know.',
  },
  'who is waited for depends on the cards, with one value of an option': {
    means: 'The table waits for one seat or for another, depending on hidden cards. All see whom the table waits for.',
    cure: 'Ask everybody who could be asked, by a sealed question of one shape. Where nobody can notice it, as in another room, name those seats in `apart` of the suite.',
  },
  'a hidden card is the same in every deal': {
    means: 'What lies face down at one place was the same in each of 240 deals. Whoever has played before knows it.',
    cure: 'Shuffle: `shuffle(random, cards)`, `dealRoles(roles, random)`. If the rules fix it, list its path in `fixed` of the suite.',
  },
  'the note of the question depends on the own card': {
    means:
      'What is drawn on a phone that its player does not hold open depends on the cards of that player. A neighbour who glances at it can tell.',
    cure: 'Put it into the private area, or say it the same way to all. `ask.inPrivate` sends the player there. See [what a closed screen shows](../decisions/2026-11-21-what-a-closed-screen-shows.md).',
  },
  'a button depends on the own card': {
    means: 'Which offers are drawn on a closed phone, or how, depends on the cards of its player.',
    cure: 'Make the offer `private` (drawn with the cards), `veiled` (drawn the same either way), its parameter `byHand`, or its values `barred`.',
  },
  'nothing has a kind, so that nothing can be tested': {
    means:
      'The suite tries secrecy by letting hidden values change places, and only those of one `kind` do. Here no secret has one.',
    cure: 'Give secrets a kind: `faceDown(cards, "card")`, `secret(value, to, "card")`. Where changing places makes impossible positions, give the game a `twin` of its own.',
  },
};
