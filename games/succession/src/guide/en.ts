import type { Messages } from '@masque/core';

export const en: Messages = {
  'guide.title': 'Two factions, one heir each. Find the other heir and take the crown.',
  'guide.step.sides': 'A card with two sides',
  'guide.step.sides.text':
    'One side says your <b>role</b> and is true. The other says your <b>faction:</b> a [spy|Spy’s] lies.',
  'guide.step.contract': 'Make contracts',
  'guide.step.contract.text':
    'While the song plays, tap somebody. Agree <b>which side each of you shows</b> and give your word with both thumbs.',
  'guide.step.show': 'All show at once',
  'guide.step.show.text':
    'Only those in the contract see it. A role that is shown by agreement <b>does what it says.</b>',
  'guide.step.tribunal': 'The tribunal',
  'guide.step.tribunal.text':
    'Every two minutes all point at once. <b>Whoever gets the most fingers shows their role to everybody.</b>',
  'guide.step.crown': 'The crown',
  'guide.step.crown.text':
    'An [heir] takes it and points at the other one. <b>Right: their faction wins. Wrong: the other does.</b>',
  'guide.group.sides': 'Faction sides',
  'guide.group.tier1': 'In every game',
  'guide.group.tier2': 'From tier 2 on',
  'guide.group.tier3': 'From tier 3 on',
  'guide.group.tier4': 'By choice, in tier 4',
  'guide.row.what': 'What it tells',
  'guide.phoenix.what': 'That somebody is of the Phoenix, or a [spy] of the Dragon.',
  'guide.dragon.what': 'That somebody is of the Dragon, or a [spy] of the Phoenix.',

  'guide.rules.start': 'The start',
  'guide.rules.start.text':
    'Everybody gets a card and reads it. Both factions have the same roles, with one [heir] each; the deck is announced, and nobody knows who holds what.\n- <b>An odd number:</b> one faction, drawn by lot and kept secret, has one more [noble].',
  'guide.rules.talk': 'A contract: the talk',
  'guide.rules.talk.text':
    'Tap somebody, or scan their code, to propose a contract; others can be invited. Everybody says which side they would show. When all have given their word with both thumbs, the contract is sealed.\n- <b>Any change</b> of members or sides undoes all words given.\n- <b>Several at a time:</b> you can be invited to many, but be in only one.\n- <b>A talk that nobody touches</b> lapses after 90 seconds.\n- <b>Others</b> see who stands together, and nothing else.',
  'guide.rules.show': 'A contract: what is shown',
  'guide.rules.show.text':
    'All show at once, each exactly the side that was agreed, to the members alone. What you have seen stays in your notebook, with the time: a role was true then, a faction side proves nothing.',
  'guide.rules.decide': 'A contract: what follows',
  'guide.rules.decide.text':
    'From tier 2 on, roles that were shown by agreement act. Members choose openly, and may change their minds three times, until all have given their last word. Then all of it happens at the same moment.\n- <b>Silence</b> lets things pass; a [psycho] kills the next one who can be killed, clockwise; a [magistrate] spares.\n- <b>Whoever is alive</b> when abilities begin completes theirs, even if they die of it.\n- <b>Contracts end</b> on a multiple of five seconds: how long they took tells nobody outside anything.',
  'guide.rules.surprise': 'Surprises',
  'guide.rules.surprise.text':
    'Before anything happens, all living members are asked the same question: a surprise? Some cards have one from tier 3 on; the last one announced works first. Everybody is asked, always, and whoever passes does so in secret.\n- <b>[assassin]:</b> kills one who shows a faction side.\n- <b>[guard]:</b> kills a Criminal who is about to kill, but cannot save themselves.\n- <b>[informant]:</b> shows their role.',
  'guide.rules.heirs': 'Heirs cannot be killed',
  'guide.rules.heirs.text':
    'Whoever tries to kill an [heir] dies instead, and the role of the Heir is shown to the contract. If it was by a badge or by poison, it is shown to all.\n- <b>Heirs</b> never harm each other.\n- <b>A poisoned Heir</b> is shown and cured, and the [poisoner] dies.',
  'guide.rules.criminals': 'Criminals and those who judge them',
  'guide.rules.criminals.text':
    'The class of a card is printed on it. Soldiers are not touched by Criminal abilities.\n- <b>[magistrate]:</b> executes Criminals who show their role; a Magistrate who spares one is a Criminal, too, until the end of the contract.\n- <b>[headsman]:</b> Criminals who show them their role die.\n- <b>[witness]:</b> together with a Magistrate, accuses anybody. If the accused is not executed, the Witness is.\n- <b>[attorney]:</b> Criminals who chose to show their role are safe from Soldiers.\n- <b>[vigilante]:</b> no other Criminal ability works.\n- <b>Two Magistrates:</b> one who spares a Criminal may be executed by one who does not.',
  'guide.rules.tribunal': 'The tribunal',
  'guide.rules.tribunal.text':
    'The song lasts two minutes. At the bell, talks freeze, contracts under way finish, and all point at once: your first choice is final. Whoever gets the most fingers shows their role to everybody; on a tie, all of them do. Pointing at nobody is allowed.',
  'guide.rules.badges': 'Badges',
  'guide.rules.badges.text':
    'From tier 3 on, a [viceroy] offers badges of their faction in public; each faction has one for every twelve players, and at least one. In front of a wearer, anybody may accuse anybody of being a Criminal: if it is true, the accused is executed; if not, the accuser. A badge makes its wearer a Criminal, unless they are a Soldier.\n- <b>Wearers</b> cannot accuse in front of themselves, and ghosts accuse nobody.\n- <b>[martyr]:</b> dies in public, and a faction loses its public abilities until after the next tribunal.',
  'guide.rules.ghosts': 'Ghosts',
  'guide.rules.ghosts.text':
    'Whoever dies becomes a ghost and keeps what they have seen. The card goes face down into the graveyard.\n- <b>[wizard]:</b> brings a ghost back with a card from the graveyard.\n- <b>[virgin]:</b> when they die, all ghosts whose first card lies there return.\n- <b>[oracle]:</b> looks at the whole graveyard, once.',
  'guide.rules.crown': 'The crown',
  'guide.rules.crown.text':
    'An [heir] may take the crown at any time while the song plays; all else stops. They show themselves and have a minute to point at the other Heir. If they are right, their faction wins; if not, the other one does. A ghost is a wrong answer.\n- <b>Nobody else</b> can take it, so there is no bluff.\n- <b>After ten tribunals</b> there is a last call; if nobody takes it, nobody wins.',
  'guide.rules.tiers': 'Tiers',
  'guide.rules.tiers.text':
    'A first table plays tier 1: Heirs, Nobles and Spies. Tiers 2 and 3 bring roles that act, tier 4 those that the host chooses. The host can also put a deck together and share it as a code.',

  'guide.offer.propose':
    'They are asked to meet you. When all have said what they would show and given their word, all show at once, to each other only.',
  'guide.offer.join':
    'You come to this contract and say which side you would show. Nothing is shown before all have given their word.',
  'guide.offer.decline': 'The others learn that you stay out. They may go on without you.',
  'guide.offer.side': 'You would show this side instead. All words given so far are taken back.',
  'guide.offer.agree': 'When everybody in the contract has agreed, it is sealed, and all show what they promised.',
  'guide.offer.unagree': 'The contract cannot be sealed before you agree again.',
  'guide.offer.leaveContract': 'You are out of this contract and have shown nothing.',
  'guide.offer.add': 'They are asked to join this contract. All words given so far are taken back.',
  'guide.offer.drop': 'They are out of this contract. All words given so far are taken back.',
  'guide.offer.accuse':
    'They show their role to this contract. A Criminal whom the Magistrate does not spare is executed; if they are not, you are.',
  'guide.offer.force': 'They show their role to everybody in this contract.',
  'guide.offer.name':
    'If a Diplomat of the other faction names the same player, that player shows their role to this contract.',
  'guide.offer.waive': 'You do not use your card here.',
  'guide.offer.kill':
    'After the last word, the player you choose dies, unless protected. If they are an Heir, you die instead.',
  'guide.offer.raise':
    'After the last word, the player you choose dies, unless protected; if they do, the ghost comes back with a card from the graveyard.',
  'guide.offer.execute':
    'When all have given their last word, these Criminals die. If you spare one, you are a Criminal yourself until the contract ends.',
  'guide.offer.dieFor': 'If this player would die in this contract, you die instead.',
  'guide.offer.dieForAll': 'If others would die in this contract, you die instead of all of them.',
  'guide.offer.none': 'Your card does nothing here. You may change your mind until all have given their last word.',
  'guide.offer.lock':
    'You can no longer change your mind. When everybody has said so, everything happens at the same moment.',
  'guide.offer.respond': 'If your card has a surprise that fits, it works now. Everybody is asked the same.',
  'guide.offer.pass': 'You have no surprise, or keep it. Nobody learns which.',
  'guide.offer.accept': 'Everybody sees it on you. From now on anybody may accuse somebody in front of you.',
  'guide.offer.refuse': 'The badge goes back to whoever offered it.',
  'guide.offer.denounce': 'If the accused is a Criminal, they are executed. If not, you are.',
  'guide.offer.claim':
    'All else stops. You show yourself and have a minute to point at the other Heir: if that is right, your faction wins; if it is wrong, the other one does.',
  'guide.offer.offer':
    'Everybody sees your role. Whoever you choose wears the badge if they accept it, and then anybody may accuse somebody in front of them.',
  'guide.offer.silence':
    'Everybody sees your role. Nobody of that faction can use a public ability until after the next tribunal.',
  'guide.offer.proclaim': 'Everybody sees your role, and it does what the card says. Nobody can stop it.',
  'guide.offer.point':
    'When the time is up, all fingers are counted. Whoever gets the most shows their role to everybody.',
  'guide.offer.accuseHeir':
    'They show their role to everybody. If they are the other Heir, your faction wins; if not, the other one does.',
};
