import type { Cures } from './cure.ts';

/** Games that get stuck or never end. */
export const ofFlow: Cures = {
  'the game never ends': {
    means: 'Played by random players or by bots, the game takes more inputs than a game may take.',
    cure: 'Give the rules something that runs out: rounds, cards, players. If a real game can take longer, raise `maxInputs` of the suite.',
  },
  'a phase has neither offers nor a clock': {
    means:
      'The game has reached a phase in which nobody can do anything and nothing happens by itself. The table would be stuck there for ever.',
    cure: 'Let the phase offer something, give it an `after` or an `always`, or make it `final`. If it is `final` already, call `step.end` on the way there.',
  },
  'a question has no clock': {
    means: 'The phase waits for somebody and has no `after`. One player who walks away stops the table for everybody.',
    cure: 'Give the phase an `after` with the rule for players who do not answer. A table that may wait for ever says so with a delay of `null`, under an option such as `pace: off`; if the option works differently, tell the suite with `waits`.',
  },
  'the clock of a question is an alarm, and the host cannot go on': {
    means:
      'The time of the question is an alarm set by a rule, not a delay of the phase. The core cannot tell which alarm ends the question, so a host who wants to go on without waiting cannot.',
    cure: 'Give the phase an `after`, or say in `on.close` what happens when a host goes on: for example, make the alarms due with `step.arm(id, 0)`.',
  },
  'a clock fires and nothing changes': {
    means:
      'The phase has an `after` that leads nowhere: after it has fired once, the same people are asked, and no clock is running any more.',
    cure: 'Give the `after` a `target`, or `reenter` the phase so that its clock starts again. The rule should answer for the players who did not.',
  },
  'a table at which nobody answers goes round for ever': {
    means:
      'The clocks lead from one question to the next without ever coming to an end. At a table that everybody has left, they would fire for ever.',
    cure: 'What the rules assume for a player who does not answer must bring the game closer to its end, as any other move does.',
  },
  'one phase breaks when somebody leaves': {
    means:
      'A player resigned, or the host removed one, and the rule for `leave` threw in this phase. The game then ends without a winner.',
    cure: 'Handle `leave` once, in `on` of the flow, with a rule that works in every phase. A phase that needs a different rule has a `leave` of its own. Test it with `play.leave(seat)`.',
  },
  'a player who has left is asked for ever': {
    means: 'A seat was given up, and the game still waits for it or goes round without end.',
    cure: 'Exclude seats that have left from everything that must be complete: `excused` of a question, the order of turns, the conditions for the end.',
  },
  'a player who leaves takes cards with them': {
    means:
      'Something that should neither appear nor disappear, such as the cards of the game, is different after a player has left.',
    cure: 'Put the cards of the seat back where the rules want them: into the deck, or onto the discard pile. The suite counts what you list in `conserved`.',
  },
  'a transition leads to a phase that it does not list': {
    means:
      'An edge lists the phases it can lead to, and `next` of the flow named another one. The input is refused as a fault of the rule.',
    cure: 'Add the phase to `target` of the edge if it may follow there; otherwise correct the rule that sets what `next` reads.',
  },
  'an icon is misspelt': {
    means: 'A name under `icon` is not one of game-icons.net. An empty space would be drawn.',
    cure: 'Use the name that the message suggests, or search for one under [icons](../reference/icons.md). List the icons that your package provides in `icons` of the suite.',
  },
  'a player who is out can be chosen': {
    means: 'An offer names a seat that `present` shows as `out` or as a `ghost`.',
    cure: 'Build the list of seats from those who are still in the game. If the rules do allow choosing the dead, list the parameter in `dead` of the suite.',
  },
  'a value of an option is refused at every table': {
    means:
      'The host can choose a value that no table can be dealt with, whatever the other options are: `check` always objects.',
    cure: 'Remove the value from the schema, or correct `check`.',
  },
  'the bot answers with something that is not offered': {
    means: 'A bot returned an action that is not an instance of an open offer. At a real table, it would get stuck.',
    cure: 'Build the action from the offer: `take(offer, { target })`, with values from `targets(offer)` or `valuesOf(offer, name)`.',
  },
  'the bot does not answer although it is asked': {
    means: 'A bot returned `null` although the table waits for its seat.',
    cure: 'Return `null` only if all offers are `optional`. Otherwise, fall back on `sample(offer, random)`.',
  },
  'the bot remembers something outside its log': {
    means:
      'Asked twice in the same position, with the same random numbers, the bot answered differently. After a restart, or on another node, it would play another game.',
    cure: 'Take everything from the observation: the view, the log, `observation.random`. What the bot must remember is in its log and notebook.',
  },
  'worlds exclude the real position': {
    means:
      'A bot that imagines what is hidden would never imagine what is really there. It would be certain of something false, and play accordingly.',
    cure: 'Let `fits` and `complete` refuse only what the rules make impossible. What is merely unlikely belongs in `likelihood`.',
  },
  'worlds look different from the table': {
    means:
      'In an imagined world, the seat sees something other than at the table, so that world cannot be the real one.',
    cure: 'Let `complete` change only what the seat does not see (`sees`). If a value is in two places, put it into both.',
  },
  'an option has no default': {
    means: 'A table is opened with the default options, and one of them has none.',
    cure: 'Add `.default(...)` to every option of the schema.',
  },
  'a French message is missing': {
    means: 'A message exists in one language only.',
    cure: 'Write it in the other language. With `const fr: Record<keyof typeof en, string>`, the compiler finds such gaps.',
  },
  'a message does not speak to the player it is about': {
    means: 'A player reads a message with their own name in it, as if it were about somebody else.',
    cure: 'Write the message a second time, in both languages, with “you” for that argument: `title.turn@who` is what the player reads whom `title.turn` names as `{who}`. In a list, put each person into a message of their own, so that it can have such a form.',
  },
  'a message uses an argument that it is not given': {
    means: 'A message uses an argument that the game does not supply where the message is used.',
    cure: 'Use one of the arguments that the failure lists as supplied, or supply it: in `args` of the log entry, or in the message itself.',
  },
  'a message is not well formed': {
    means: 'The text is not ICU MessageFormat: often, a brace is not closed, or a plural has no `other`.',
    cure: 'Close what is open. An apostrophe before a brace quotes it: write the typographic one (’) in French.',
  },
  'a sentence has not been translated': {
    means: 'A sentence of several words is the same in both languages.',
    cure: 'Translate it.',
  },
  '`present` shows a text that is not a message': {
    means: 'A text that is drawn is not the name of a message. Players would read the name.',
    cure: 'Add the sentence to the messages of both languages and use its name here.',
  },
  'a value in an offer has no name': {
    means: 'A parameter lists values to choose from and does not say what the buttons should call them.',
    cure: 'Give the domain `names`: one message for each value, in the same order.',
  },
};
