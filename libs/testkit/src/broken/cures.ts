/** What a mistake comes to, and what to do about it. */
export interface Cure {
  readonly means: string;
  readonly cure: string;
}

/**
 * For each broken game, by what is broken: the text of its page in `docs/mistakes`. The page is drawn by the test of the suite.
 */
export const cures: Readonly<Record<string, Cure>> = {
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
    means: 'A bot returned an action that is no instance of an open offer. At a table it would stand still.',
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
    means: 'The text is no ICU MessageFormat: often a brace that is not closed, or a plural without `other`.',
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
  'a rule changes the state in place': {
    means:
      'A rule, `offers` or `present` wrote into what it was given. Earlier positions, which are kept, would change with it.',
    cure: 'Return new objects for what changes: `{ ...state, points: state.points.with(seat, n) }`. Methods that change in place have twins that do not: `toSorted`, `toReversed`, `with`.',
  },
  'a rule takes its chance from the machine': {
    means: 'A rule used `Math.random` or the like. The same moves would not lead to the same game again.',
    cure: 'Use `step.random` in rules, `random` in `setup` and `observation.random` in bots.',
  },
  'setup reads the clock': {
    means: 'Something of the game asked the machine for the time.',
    cure: 'Time comes with the input: `step.at`, in milliseconds. For something that is to happen later use a delay of the phase, or `step.arm`.',
  },
  'a rule counts outside of the state': {
    means:
      'The same moves led to another position: something that is not in the state decided, such as a variable of the module. Tables share it, and a restart forgets it.',
    cure: 'Keep it in the state.',
  },
  'the state holds a Map': {
    means:
      'The state, the log or the outcome holds something that JSON cannot hold: a `Map`, a `Set`, a `Date`, a class.',
    cure: 'Use arrays by seat, lists and plain objects. Keys of objects are strings.',
  },
  'the state holds undefined': {
    means: 'A field is `undefined`. After saving and loading it would be gone, and the position another one.',
    cure: 'Write `null`, or leave the field out.',
  },
  'a rule refuses what was offered': {
    means: 'An offer was open, and the rule threw when it was taken.',
    cure: 'What may be done is decided by `offers` alone: take the value out of the domain, or close the offer with a reason. Rules do not check.',
  },
  'something is offered that no phase takes': {
    means: 'An offer is open in a phase that has no `on` for its type.',
    cure: 'Handle the action in the phase, or in one around it; or do not offer it. With `Phases` typed, the compiler finds this.',
  },
  'a seat is offered that is not at the table': {
    means: 'The domain of a parameter names seats that do not exist at this table.',
    cure: 'Make the list from the seats of the view, or from `seatsOf(n)` with the number of seats of this table.',
  },
  'everybody waits for what only its own seat may see': {
    means:
      'An offer is `private`, so that nobody can tell that it could be taken; but the table waits for it, which everybody sees.',
    cure: 'Make the offer `optional`, or ask everybody who could have it a sealed question of the same shape.',
  },
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
  'a set may hold what no table deals': {
    means: 'Sets list a card or role that no table deals, with whatever options.',
    cure: 'Take it out of `items`, or let `to` turn a set with it into options that deal it.',
  },
  'a group names an option that is none': {
    means: 'A name under `groups` is not in the schema of the options, so that the host’s form cannot ask for it.',
    cure: 'Correct the name, or take it out of the group.',
  },
  'a preset can be dealt at no table': {
    means: 'A ruleset that the game proposes is refused by `check` for every number of seats.',
    cure: 'Correct the options of the preset, or `check`. A preset has to suit at least one number of seats.',
  },
  'no set is offered': {
    means: 'For some number of seats there is no preset to begin with.',
    cure: 'Let `presets` return at least one for every number of seats of the game, the recommended one first.',
  },
  'the defaults do not play the recommended set': {
    means:
      'A table that is opened with default options plays another set than the first preset, which the host sees as recommended.',
    cure: 'Change the defaults of the options, or the order of the presets.',
  },
  'a set that is offered has the wrong size': {
    means: 'A preset does not hold as many things as `size` says a set has for this number of seats.',
    cure: 'Correct the preset or `size`.',
  },
  'a set that is put together by hand is another one': {
    means: 'The options that `to` makes of a set do not give the same set back by `of`.',
    cure: 'Let `to` and `of` be each other’s reverse: `of(to(set))` is the set.',
  },
  'a code loses what it should carry': {
    means: 'A set turned into a code and back is another set. Whoever is sent the code plays something else.',
    cure: 'Encode every item with its number. `decode(encode(set))` is the set.',
  },
  'any text is a code': {
    means: 'A text that is no code is read as a set.',
    cure: 'Let `decode` return `null` for everything that `encode` cannot have written.',
  },
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
