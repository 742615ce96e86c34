import {
  calledTo,
  memberOf,
  needsHost,
  nextId,
  seating,
  type Club,
  type ClubCommand,
  type ClubInput,
  type Member,
  type OpenTable,
  type OwnCommand,
} from '@masque/club';
import { publicOptions, type AnyGame } from '@masque/core';
import { isSame } from '@masque/protocol';
import { randomInt } from 'node:crypto';
import { refused } from '../../answer.ts';
import { newId } from '../../identity/token.ts';
import type { Person } from '../../identity/people.ts';
import type { TableChange } from '../../table/commands/change.ts';
import { readOptions } from '../../table/options.ts';
import { no, yes, type ClubAnswer } from '../answer.ts';
import { call, pass } from './calling.ts';
import { newPin } from '../claims.ts';
import { tableOf, type Tables } from './reach.ts';
import { withReceipt } from '../receipts.ts';
import * as steering from './steering.ts';

/** A command that concerns tables. */
export type TableCommand = Exclude<ClubCommand, OwnCommand>;

/** A command that concerns tables, and who gives it when. */
interface GivenCommand {
  readonly person: Person;
  readonly command: TableCommand;
  readonly at: number;
  /** It is done at most once under this receipt. */
  readonly receipt: string;
}

/**
 * Carries out a command that concerns the tables of an evening. A command that must not be carried out twice leaves a
 * receipt: in the log of the club, or at the one table that it changes (`once`).
 */
export async function runTables(hands: Tables, { person, command, at, receipt }: GivenCommand): Promise<ClubAnswer> {
  const me = memberOf(hands.club(), person.id);
  if (!me) return no('not_member');
  const by = { ...person, name: me.name };
  const as = (change: TableChange): TableChange => steering.as(by, change);
  const on: Tables = { ...hands, steer: (table, change) => hands.steer(table, as(change)) };
  const once = (table: string, change: TableChange): Promise<ClubAnswer> => hands.steer(table, as(change), receipt);
  const note = (inputs: readonly ClubInput[]): Promise<void> =>
    on.extend((club) => withReceipt(club, inputs, at, receipt));
  if (needsHost(command) && !me.host) return no('not_host');
  if (on.club().done.includes(receipt)) return yes;
  switch (command.do) {
    case 'pin': {
      await note([{ t: 'pin', at, pin: newPin() }]);
      return yes;
    }
    case 'invite': {
      await note([{ t: 'invite', at, invite: newId() }]);
      return yes;
    }
    case 'ruleset':
      return keepRuleset(on, command, at);
    case 'claim':
      return answerClaim(on, command);
  }
  const { evening } = on.club();
  if (!evening) return no('no_evening');
  switch (command.do) {
    case 'sit':
      return evening.here[me.id] ? seat(on, me, command.table, command.seat, at) : no('not_here');
    case 'stand':
      return on.getUp(person.id);
    case 'pass':
      return pass(on, me.id, 'let', at);
    case 'call':
      return call(on, command.member, command.table, at);
    case 'seat': {
      const who = on.club().members[command.member];
      return who && evening.here[who.id] ? seat(on, who, command.table, command.seat, at) : no('no_member');
    }
    case 'unseat': {
      const who = on.club().members[command.member];
      return who ? on.getUp(who.person) : no('no_member');
    }
    case 'standIn': {
      const who = on.club().members[command.member];
      const table = who && tableOf(on, who.id);
      return table === undefined ? no('no_member') : on.steer(table, steering.standIn(who!.person, command.on));
    }
    case 'seatAll': {
      const seated = await seatAll(on, command, at);
      if (seated.ok)
        await on.extend(({ done }) => (done.includes(receipt) ? [] : [{ t: 'done', at, key: receipt, n: 0 }]));
      return seated;
    }
    case 'table':
      return on.limits.mayOpen() ? openTable(on, command, { person, at, receipt }) : refused('slow_down');
    case 'untable': {
      const it = evening.tables[command.table];
      if (!it) return no('no_table');
      await on.shut(evening.id, it, command.why);
      await note([{ t: 'untable', at, table: it.id, ...(command.why !== undefined && { why: command.why }) }]);
      return yes;
    }
    case 'game': {
      const { game, options, bots } = command;
      const ruleset = rulesetOf(on, on.services.games.get(game), options, bots);
      const chosen = await on.steer(command.table, steering.play(game, options, bots, ruleset));
      if (chosen.ok) await seatLine(on, command.table, at);
      return chosen;
    }
    case 'lobby': {
      const back = await on.steer(command.table, steering.toLobby);
      if (back.ok) await seatLine(on, command.table, at);
      return back;
    }
    case 'again': {
      if (!lineFor(on.club(), command.table).length) return once(command.table, steering.again);
      const back = await on.steer(command.table, steering.toLobby);
      if (!back.ok) return back;
      await seatLine(on, command.table, at);
      return once(command.table, steering.deal);
    }
    case 'fill':
      return once(command.table, steering.fill(command.n));
    case 'unfill':
      return once(command.table, steering.unfill(command.seat));
    case 'lead':
      return once(command.table, steering.lead(sitterOf(me), command.on));
    case 'settings':
      return once(command.table, steering.settings(command));
    case 'deal':
      return once(command.table, steering.deal);
    case 'pause':
      return once(command.table, steering.pause(command.on));
    case 'more':
      return once(command.table, steering.more(command.seconds));
    case 'goOn':
      return once(command.table, steering.goOn(command));
  }
}

const sitterOf = ({ person, name, mask }: Member): steering.Sitter => ({ person, name, mask });

/** Seats somebody. If they sit elsewhere, they stand up there, and a bot plays for them if they were in a game. */
async function seat(on: Tables, who: Member, table: string, wish: number | undefined, at: number): Promise<ClubAnswer> {
  const room = await on.room(table);
  if (!room) return no('no_table');
  const { state, data } = room.now;
  const mine = data.places.find((it) => it.person === who.person);
  if (state === 'playing' && !mine) return no('playing');
  if (state === 'over') await on.steer(table, steering.toLobby);
  if (!mine || mine.standIn !== undefined) {
    const got = await on.getUp(who.person);
    if (!got.ok) return got;
  }
  // Somebody who stood up in the middle of a game comes back to it.
  if (state === 'playing')
    return mine?.standIn === undefined ? yes : on.steer(table, steering.standIn(who.person, false));
  const sat = await on.steer(table, steering.sit(sitterOf(who), wish));
  if (sat.ok) await on.extend(() => [{ t: 'line', at, member: who.id, on: false }]);
  return sat;
}

/** The people waiting for this table, in order. */
const lineFor = ({ evening }: Club, table: string): string[] =>
  Object.entries(evening?.here ?? {})
    .filter(([, it]) => it.line?.table === table)
    .sort(([, a], [, b]) => a.line!.at - b.line!.at)
    .map(([id]) => id);

/** Seats those who have waited for the next game at a table, as long as there are seats. */
async function seatLine(on: Tables, table: string, at: number): Promise<void> {
  for (const id of lineFor(on.club(), table)) {
    const who = on.club().members[id];
    if (!who || tableOf(on, id) !== undefined) continue;
    const sat = await seat(on, who, table, undefined, at);
    if (!sat.ok) return;
  }
}

/**
 * Seats everybody who is free at tables that have not started: hosts, who run the evening, only if they have asked to play,
 * or if nobody else is free.
 */
async function seatAll(
  on: Tables,
  { how, tables }: Extract<ClubCommand, { do: 'seatAll' }>,
  at: number,
): Promise<ClubAnswer> {
  const club = on.club();
  const seated = new Set(
    [...on.now.values()].flatMap(({ brief: { seats, master } }) =>
      [...seats, master].flatMap((it) => (it?.bot ? [] : (it?.member ?? []))),
    ),
  );
  const free = Object.entries(club.evening?.here ?? {}).flatMap(([id, it]) =>
    seated.has(id) || it.resting || it.call ? [] : [id],
  );
  const open = tables.flatMap((id): OpenTable[] => {
    const brief = on.now.get(id)?.brief;
    if (!brief || brief.state !== 'lobby') return [];
    const people = brief.seats.flatMap((it) => it?.member ?? []);
    return [{ id, members: people, min: brief.min, max: brief.max - calledTo(club, id).length }];
  });
  const guests = free.filter((id) => !club.members[id]!.host || club.evening!.here[id]!.line);
  const places = seating(club, guests.length > 0 ? guests : free, open, how, (n) => randomInt(n));
  if (places.size === 0) return no('no_seats');
  for (const [id, table] of places) await seat(on, club.members[id]!, table, undefined, at);
  return yes;
}

/** A table without a name is called by its number. */
async function openTable(
  on: Tables,
  { game: id, options = {}, bots, name }: Extract<ClubCommand, { do: 'table' }>,
  { person, at, receipt }: Omit<GivenCommand, 'command'>,
): Promise<ClubAnswer> {
  const game = on.services.games.get(id);
  if (!game) return refused('no_game');
  const read = readOptions(game, options);
  if (!read.ok) return read;
  const n = (on.club().evening?.tablesOpened ?? 0) + 1;
  const asPublished = Object.keys(options).length === 0 && bots === undefined;
  const play = steering.play(id, options, bots, rulesetOf(on, game, options, bots));
  const prepare = asPublished ? undefined : steering.as(person, play);
  return on.openTable(name ?? String(n), id, prepare, { at, receipt });
}

/** The club's name for this way to play. */
function rulesetOf(on: Tables, game: AnyGame | undefined, options: object = {}, bots?: string): string | undefined {
  if (!game) return undefined;
  const played = readOptions(game, options);
  const found = Object.values(on.club().rulesets).find(
    (it) => it.game === game.id && it.bots === bots && isSame(readOptions(game, it.options), played),
  );
  return found?.name;
}

async function keepRuleset(
  on: Tables,
  { name, game: id, options, bots }: Extract<ClubCommand, { do: 'ruleset' }>,
  at: number,
): Promise<ClubAnswer> {
  const game = on.services.games.get(id);
  if (!game) return refused('no_game');
  const read = readOptions(game, options);
  if (!read.ok) return read;
  // All hosts see the rulesets of a club, so a hidden set does not become part of one.
  const shown = publicOptions(game, read.options);
  const kept = Object.fromEntries(Object.entries(options).filter(([option]) => option in shown));
  await on.extend((club) => {
    // Replaces a ruleset of that name for that game.
    const before = Object.values(club.rulesets).find((it) => it.game === id && it.name === name);
    const ruleset = {
      id: before?.id ?? nextId(club, 'r'),
      name,
      game: id,
      options: kept,
      ...(bots !== undefined && { bots }),
    };
    return [{ t: 'ruleset', at, ruleset }];
  });
  // Tables that already play by it are told its name.
  for (const table of on.now.keys()) {
    const room = await on.room(table);
    if (!room || room.now.state !== 'lobby') continue;
    const { data } = room.now;
    if (data.game === id && data.club?.bots === bots && isSame(data.options, read.options))
      await on.steer(table, steering.tell({ ruleset: name }));
  }
  return yes;
}

/** A host confirms or denies that a device is who it claims to be. */
async function answerClaim(
  on: Tables,
  { claim, yes: isSo }: Extract<ClubCommand, { do: 'claim' }>,
): Promise<ClubAnswer> {
  const it = on.claims.get(claim);
  if (!it) return no('no_claim');
  on.claims.answer(claim, isSo ? await on.renew(it.member) : null);
  return yes;
}
