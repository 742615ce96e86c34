import type { Messages } from '@masque/core';

export const en: Messages = {
  'guide.title': 'Some of you are Werewolves. Find them before there are as many of them as of the rest of you.',
  'guide.step.card': 'Your card',
  'guide.step.card.text': 'Read it and keep it to yourself. <b>It says what you are and with whom you win.</b>',
  'guide.step.day': 'By day',
  'guide.step.day.text':
    'Talk. Accuse somebody; if somebody else seconds it, <b>the accused speaks and all others vote.</b>',
  'guide.step.lynch': 'Lynched',
  'guide.step.lynch.text': 'Half of the living are enough. <b>The card is turned,</b> one a day at most.',
  'guide.step.night': 'By night',
  'guide.step.night.text':
    'Every phone asks the same question, five times. <b>Choose and confirm:</b> for some it does something, and nobody sees for whom.',
  'guide.step.win': 'Who wins',
  'guide.step.win.text': 'No [werewolf] left: <b>the village.</b> As many Werewolves as all others: <b>the pack.</b>',
  'guide.group.good': 'With the village',
  'guide.group.evil': 'With the Werewolves',
  'guide.group.solo': 'For themselves',
  'guide.group.none': 'With nobody',
  'guide.group.sworn': 'With the side they are given',

  'guide.rules.start': 'The start',
  'guide.rules.start.text':
    'Everybody gets a card. While everybody reads, some are told in secret about others.\n- <b>[werewolf|Werewolves]</b> know each other and the [warlock].\n- <b>[cultist|Cultists]</b> know each other and the Werewolves.\n- <b>[seer] and [scryer]</b> know each other, <b>[mason|Stone Masons]</b> likewise.\n- <b>[matchmaker]:</b> picks two Lovers.\nThen it is day.',
  'guide.rules.day': 'Day',
  'guide.rules.day.text':
    'Everybody may accuse somebody, twice a day at most; somebody else must second it. Nobody is accused twice in one day, and nobody accuses themselves.\n- <b>The day ends</b> with a lynching, after three to five failed accusations, when more than half would rather sleep, or when its clock has run out.\n- <b>Nobody</b> has to be lynched.',
  'guide.rules.vote': 'The vote',
  'guide.rules.vote.text':
    'The accused speaks in defence, then all others vote: lynch, or let live. Hands are open. Half of the living, rounded up, are enough; the accused has no vote but counts among the living.',
  'guide.rules.night': 'Night',
  'guide.rules.night.text':
    'The night has hours, and in each of them everybody alive is asked for a name and confirms it. Only your own card says what it does, and whom it may not name. An hour closes when all have confirmed, but not before eight seconds have passed.\n- <b>Too late:</b> whoever has not confirmed when the hour closes has done nothing in it, and is told so beside the card.\n- <b>The dead are asked, too,</b> but the night does not wait for them.',
  'guide.rules.hours': 'The hours',
  'guide.rules.hours.text':
    '- <b>Dusk:</b> the [warlock] takes the night from somebody; the [gravedigger] watches a card.\n- <b>Hunt:</b> the pack chooses a victim, the [devil] another; the [bodyguard] keeps somebody alive; the [sorceress] looks for the [seer].\n- <b>Brew:</b> the [witch] sees who was attacked, heals one of them, poisons anybody, or both; each potion works once in the game. Then the [scryer] learns who will die.\n- <b>Whisper:</b> Scryer and Seer send each other a sentence.\n- <b>Vision:</b> the Seer learns whether somebody is a [werewolf].\nIf the pack is divided, the most marks decide; on a tie, the first seat among those tied.',
  'guide.rules.dawn': 'Dawn',
  'guide.rules.dawn.text':
    'In the morning the village sees who is missing: first the empty place, then the name, the card last. Broken hearts follow, then the arrow of the [hunter]; only then is it time to see whether somebody has won.',
  'guide.rules.ends': 'Who wins',
  'guide.rules.ends.text':
    '- <b>The village:</b> no Werewolf is left.\n- <b>The Werewolves’ side:</b> there are as many of them as of all others.\n- <b>[fool]:</b> lynched. That ends the game.\n- <b>[hamster]:</b> alive when the village or the pack would win, and wins instead.\n- <b>[thief]:</b> alive at any end. <b>Lovers:</b> both alive at any end.\n- <b>[devil]:</b> never.\nAfter three rounds without a death there is a last vote.',
  'guide.rules.cards': 'Finer points of the cards',
  'guide.rules.cards.text':
    '- <b>[bodyguard]:</b> stops poison, too. Healing somebody who is guarded wastes the potion.\n- <b>[witch]:</b> may heal themselves. Heal and poison on the same person: that person dies.\n- <b>[warlock]:</b> Werewolves keep their night.\n- <b>[scryer]:</b> learns the deaths of the night, not the broken hearts.\n- <b>[gravedigger]:</b> does not watch Werewolves, nor the same person twice running; whoever is watched notices.\n- <b>Whoever dies in the night</b> still acts in it.',
  'guide.rules.secret': 'Nobody can tell who acts',
  'guide.rules.secret.text':
    'All phones show the same names at the same time, and say the same. Whatever is learned reaches everybody at once, when the next hour opens. An hour is skipped only if every card that could act in it lies face up among the dead.',
  'guide.rules.out': 'The dead',
  'guide.rules.out.text':
    'The dead keep quiet about what they know. They may write to each other if the table has a chat; whether they see all cards is a house rule. Whoever leaves for good dies at dusk.',
  'guide.rules.master': 'A game master',
  'guide.rules.master.text':
    'A person without a seat can lead the game, if the house rules say so: they see everything, say what there is to say, and move on when it is time.',

  'guide.offer.ready': 'The village wakes up when everybody has read their card.',
  'guide.offer.match':
    'Everybody is asked, and only the Matchmaker’s answer counts: those two are Lovers. If one dies, so does the other.',
  'guide.offer.nominate': 'If somebody else seconds it, the accused speaks, and then all others vote on the lynching.',
  'guide.offer.second': 'The accused speaks, and then all others vote: lynch, or let live.',
  'guide.offer.done': 'The others vote at once: lynch, or let live.',
  'guide.offer.aye':
    'Everybody sees your hand. If half of the living raise theirs, the accused is lynched. You can change your mind until the hands are counted.',
  'guide.offer.nay':
    'Everybody sees that your hand stays down. If fewer than half of the living raise theirs, the accused goes free. You can change your mind until the hands are counted.',
  'guide.offer.name': 'Everybody names somebody, or nobody. Whoever is named most is lynched.',
  'guide.offer.claim': 'The whole village reads it, and it stays in the record. It need not be true.',
  'guide.offer.report': 'The whole village reads it, and it stays in the record. It need not be true.',
  'guide.offer.suspect': 'The whole village reads it, and it stays in the record. It accuses nobody yet.',
  'guide.offer.sleep':
    'When more than half of the living would rather sleep, night falls without a further accusation.',
  'guide.offer.wake': 'You no longer count among those who would rather sleep.',
  'guide.offer.choose':
    'Everybody is asked the same. Only your card says what your choice does, if anything. You can change it until the hour closes.',
  'guide.offer.shoot': 'The Hunter’s arrow: whoever you choose dies, too.',
  'guide.offer.advance': 'The game goes on without waiting for those who have not answered yet.',
  'guide.offer.swear': 'From now on the Gravedigger wins with this side.',
  'guide.offer.limit': 'After this many failed accusations, the day ends.',
  'guide.offer.watch':
    'Everybody is asked the same. Only your card says what your choice does, if anything. You can change it until the hour closes.',
  'guide.offer.brew':
    'Everybody is asked the same. Only your card says what your choice does, if anything. You can change it until the hour closes.',
  'guide.offer.whisper':
    'Everybody is asked the same. Only your card says what your choice does, if anything. You can change it until the hour closes.',
};
