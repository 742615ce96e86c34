import type { Cures } from './cure.ts';

/** What stands still or never ends. */
export const ofFlow: Cures = {
  'the game never ends': {
    means: 'Played by random players or by bots, the game goes on for more inputs than a game may take.',
    cure: 'Give the rules something that runs out: rounds, cards, players. If a real game can take longer, raise `maxInputs` of the suite.',
  },
  'a phase has neither offers nor a clock': {
    means:
      'The game has come to a phase in which nobody can do anything and nothing happens by itself. The table would stand there for ever.',
    cure: 'Let the phase offer something, give it an `after` or an `always`, or make it `final`. If it is `final` already, call `step.end` on the way there.',
  },
  'a question has no clock': {
    means: 'The phase waits for somebody and has no `after`. One player who walks away stops the table for all.',
    cure: 'Give the phase an `after` with the rule for silence. A table that may wait for ever says so by a delay of `null`, under an option such as `pace: off`; with another sort of option, tell the suite by `waits`.',
  },
  'a clock rings and nothing comes of it': {
    means:
      'The phase has an `after` which leads nowhere: after it has rung once the same people are asked, and no clock runs any more.',
    cure: 'Give the `after` a `target`, or `reenter` the phase so that its clock starts again. The rule should answer for those who were silent.',
  },
  'a table that nobody answers at goes round for ever': {
    means:
      'The clocks lead from one question to the next without ever coming to an end. A table that all have left would ring for ever.',
    cure: 'What a silent player is taken to have done must bring the game nearer to its end, as any other move does.',
  },
  'one phase does not survive that somebody leaves': {
    means:
      'A player resigned, or the host removed one, and the rule for `leave` threw in this phase. The game then ends without a winner.',
    cure: 'Handle `leave` once, in `on` of the flow, with a rule that holds in every phase. A phase that needs another one has a `leave` of its own. Test it by `play.leave(seat)`.',
  },
  'the question of somebody who leaves is put for ever': {
    means: 'A seat was given up, and the game still waits for it or goes on around it without end.',
    cure: 'Count those who left out of whatever has to be complete: `excused` of a question, the order of turns, the conditions of the end.',
  },
  'whoever leaves takes cards along': {
    means:
      'What should neither appear nor disappear, such as the cards of the game, is not the same after a player has left.',
    cure: 'Put the cards of the seat back where the rules want them: into the deck, onto the discard. The suite counts what you name in `conserved`.',
  },
  'a transition leads where it does not say': {
    means:
      'An edge lists the phases it can lead to, and `next` of the flow named another one. The input is refused as a fault of the rule.',
    cure: 'Add the phase to `target` of the edge if it may follow there; otherwise correct the rule that sets what `next` reads.',
  },
  'an icon is misspelt': {
    means: 'A name under `icon` is not one of game-icons.net. An empty place would be drawn.',
    cure: 'Take the name that the message proposes, or look for one under [icons](../reference/icons.md). Icons that your package brings are listed in `icons` of the suite.',
  },
  'somebody who is out may be chosen': {
    means: 'An offer names a seat that `present` shows as `out` or as a `ghost`.',
    cure: 'Make the list of seats out of those who are still in the game. Where the rules do let the dead be chosen, list the parameter in `dead` of the suite.',
  },
  'a value of an option is refused at every table': {
    means:
      'The host can choose a value that no table can be dealt with, whatever the other options are: `check` always objects.',
    cure: 'Take the value out of the schema, or correct `check`.',
  },
  'the bot answers with what is not offered': {
    means: 'A bot returned an action that is not an instance of an open offer. At a table it would stand still.',
    cure: 'Build the action out of the offer: `take(offer, { target })`, with values out of `targets(offer)` or `valuesOf(offer, name)`.',
  },
  'the bot says nothing though it is asked': {
    means: 'A bot returned `null` though the table waits for its seat.',
    cure: 'Return `null` only where all offers are `optional`. Otherwise fall back on `sample(offer, random)`.',
  },
  'the bot remembers something besides its log': {
    means:
      'Asked twice in the same position, with the same chance, the bot answered differently. After a restart, or on another node, it would play another game.',
    cure: 'Take everything from the observation: the view, the log, `observation.random`. What it must remember is in its log and notebook.',
  },
  'worlds leave out how things are': {
    means:
      'A bot that imagines what is hidden would never think of what is really there: it would be sure of what is not so, and play by it.',
    cure: 'Let `fits` and `complete` refuse only what the rules make impossible. What is merely unlikely belongs in `likelihood`.',
  },
  'worlds look otherwise than the table': {
    means:
      'In an imagined world the seat sees something else than at the table, so that the world cannot be the one it is in.',
    cure: 'Let `complete` change only what the seat does not see (`sees`), and put values that lie in two places into both.',
  },
  'an option has no default': {
    means: 'A table is opened with the default options, and one of them has none.',
    cure: 'Add `.default(...)` to every option of the schema.',
  },
  'a French message is missing': {
    means: 'A message exists in one language only.',
    cure: 'Write it in the other. `const fr: Record<keyof typeof en, string>` makes the compiler find such gaps.',
  },
  'a message speaks of what it is not given': {
    means: 'A message uses an argument that the game does not supply where the message is used.',
    cure: 'Use one of those that the message lists as supplied, or supply it: in `args` of the log entry, or in the message itself.',
  },
  'a message is not well formed': {
    means: 'The text is not ICU MessageFormat: often a brace that is not closed, or a plural without `other`.',
    cure: 'Close what is open. An apostrophe before a brace quotes it: write the typographic one (’) in French.',
  },
  'a sentence has not been translated': {
    means: 'A sentence of several words is the same in both languages.',
    cure: 'Translate it.',
  },
  'present shows words without a message': {
    means: 'A text that is drawn is not the name of a message. Players would read the name.',
    cure: 'Put the sentence into the messages of both languages and give its name here.',
  },
  'an option among offers has no name': {
    means: 'A parameter lists words to choose from and does not say what they are called on the buttons.',
    cure: 'Give the domain `names`: one message for each value, in the same order.',
  },
};
