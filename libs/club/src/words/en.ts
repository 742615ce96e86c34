import type { Messages } from '@masque/core';

export const en = {
  'club.refuse.not_host': 'Only hosts of the evening can do that.',
  'club.refuse.not_member': 'Come in first.',
  'club.refuse.no_evening': 'No evening is on.',
  'club.refuse.locked': 'The host is not letting anybody else in at the moment.',
  'club.refuse.barred': 'A host has asked you to stay away.',
  'club.refuse.name_needed': 'Choose a name first.',
  'club.refuse.name_known':
    'Somebody in this club has that name. If it is you, press “I was here with another phone”; otherwise choose another name.',
  'club.refuse.not_here': 'Come in first.',
  'club.refuse.no_table': 'That table has been closed.',
  'club.refuse.no_member': 'That person is not in this club.',
  'club.refuse.last_host': 'A host cannot be sent away, and one host has to stay.',
  'club.refuse.no_invite': 'This link has been used, or a host has made another one. Ask a host.',
  'club.refuse.playing': 'They are in a game. It can be paused, or a bot can play on.',
  'club.refuse.no_pin': 'That is not the PIN of this club.',
  'club.refuse.too_often': 'Too many wrong PINs. Ask the host.',
  'club.refuse.no_seats': 'No table has a seat for them.',
  'club.refuse.seated': 'They are seated at a table already.',
  'club.refuse.resting': 'They are taking a break and are not called.',
  'club.refuse.no_claim': 'That request has been answered or has expired. The other phone can ask again.',
} satisfies Messages;
