import type { Mask } from '@masque/protocol';
import { isLastHost, memberOf, named, nextId, type Club, type Member } from './club.ts';
import type { ClubCommand } from './commands.ts';
import type { ClubInput } from './inputs.ts';

/** Why an evening refuses a command. Each has a sentence in the club's messages, under `club.refuse.<code>`. */
export type ClubRefusal =
  | 'not_host'
  | 'not_member'
  | 'no_evening'
  | 'locked'
  | 'barred'
  | 'name_needed'
  | 'name_known'
  | 'not_here'
  | 'no_table'
  | 'no_member'
  | 'last_host'
  | 'no_invite';

/** The result of a command: inputs for the log, or a refusal. */
export type Ruled =
  { readonly ok: true; readonly inputs: readonly ClubInput[] } | { readonly ok: false; readonly code: ClubRefusal };

/** Who gives a command, as far as the server knows. */
export interface Requester {
  readonly person: string;
  readonly name?: string | undefined;
  readonly mask?: Mask | undefined;
}

const own = [
  'come', 'cohost', 'leave', 'rest', 'line', 'coming', 'open', 'evening', 'close', 'until', 'begins', 'screen', 'plan', 'season',
  'lock', 'watching', 'rename', 'say', 'host', 'bar', 'pair', 'retitle', 'drop', 'favour', 'scheme',
] as const; // prettier-ignore
/** Commands that only concern the club itself. The others concern tables, and the server carries them out. */
export type OwnCommand = Extract<ClubCommand, { do: (typeof own)[number] }>;

/**
 * Does this command only concern the club's own log, so that `rule` can handle it?
 *
 * @example
 * isOwn({ do: 'rest', on: true }); // => true
 * isOwn({ do: 'stand' }); // => false
 */
export const isOwn = (command: ClubCommand): command is OwnCommand => own.some((it) => it === command.do);

const open = new Set(['come', 'cohost', 'leave', 'rest', 'line', 'coming', 'sit', 'stand', 'pass']);

/**
 * Is this command for hosts only?
 *
 * @example
 * [needsHost({ do: 'rest', on: true }), needsHost({ do: 'close' })]; // => [false, true]
 */
export const needsHost = (command: ClubCommand): boolean => !open.has(command.do);

/** How many big screens can each show something of their own. */
const MAX_SCREENS = 20;

const yes = (...inputs: ClubInput[]): Ruled => ({ ok: true, inputs });
const no = (code: ClubRefusal): Ruled => ({ ok: false, code });

/**
 * The result of a command. Pure.
 * @param masks all available masks, in the order in which they are assigned
 *
 * @example
 * rule(club, { person: 'p1' }, { do: 'say', text: 'Supper!' }, 50, ['fox']).inputs; // => [{ t: 'say', at: 50, by: 'm1', text: 'Supper!' }]
 * rule(club, { person: 'p2' }, { do: 'close' }, 50, ['fox']); // => { ok: false, code: 'not_host' }
 */
export function rule(club: Club, asker: Requester, command: OwnCommand, at: number, masks: readonly Mask[]): Ruled {
  const me = memberOf(club, asker.person);
  if (command.do === 'come') return come(club, asker, command, at, masks);
  if (!me) return no('not_member');
  if (needsHost(command) && !me.host) return no('not_host');
  const { evening } = club;
  switch (command.do) {
    case 'cohost':
      if (me.barred) return no('barred');
      if (me.host) return yes();
      return club.invite !== null && club.invite === command.invite
        ? yes({ t: 'invite', at, invite: null }, { t: 'host', at, member: me.id, on: true })
        : no('no_invite');
    case 'coming':
      return club.next ? yes({ t: 'coming', at, member: me.id, on: command.on }) : no('no_evening');
    case 'open':
      return yes({ t: 'open', at, evening: nextId(club, 'e'), name: command.name }, { t: 'here', at, member: me.id });
    case 'plan':
      return yes({ t: 'plan', at, name: command.name, ...(command.on !== undefined && { on: command.on }) });
    case 'season':
      return yes({ t: 'season', at, season: nextId(club, 's'), name: command.name });
    case 'host': {
      const it = club.members[command.member];
      if (!it || it.erased) return no('no_member');
      if (!command.on && isLastHost(club, it.id)) return no('last_host');
      return yes({ t: 'host', at, member: it.id, on: command.on });
    }
    case 'bar': {
      const it = club.members[command.member];
      if (!it || it.erased) return no('no_member');
      if (it.host) return no('last_host');
      return yes({ t: 'bar', at, member: it.id, on: command.on });
    }
    case 'pair':
      return club.members[command.a] && club.members[command.b]
        ? yes({ t: 'pair', at, a: command.a, b: command.b, wish: command.wish })
        : no('no_member');
    case 'drop':
      return yes({ t: 'drop', at, ruleset: command.ruleset });
    case 'favour':
      return yes({ t: 'favour', at, what: command.what, on: command.on });
    case 'rename':
      return yes({ t: 'rename', at, name: command.name, color: command.color, language: command.language });
    case 'watching':
      return yes({ t: 'watching', at, who: command.who });
    case 'scheme':
      return yes({ t: 'scheme', at, game: command.game, scheme: command.scheme });
  }
  if (!evening) return no('no_evening');
  switch (command.do) {
    case 'evening':
      return yes({ t: 'evening', at, name: command.name });
    case 'close':
      return yes({ t: 'close', at });
    case 'lock':
      return yes({ t: 'lock', at, on: command.on });
    case 'say':
      return yes({ t: 'say', at, by: me.id, text: command.text });
    case 'screen': {
      const { show, screen } = command;
      const known = show === undefined || !/^t\d/.test(show) || evening.tables[show] !== undefined;
      // What was chosen for a screen is kept for the evening, and there are only so many walls.
      const isNew = screen !== undefined && evening.screens[screen] === undefined;
      if (!known || (isNew && Object.keys(evening.screens).length >= MAX_SCREENS)) return no('no_table');
      return yes({ t: 'screen', at, ...(show && { show }), ...(screen && { screen }) });
    }
    case 'until':
      return yes({ t: 'until', at, ...(command.on !== undefined && { on: command.on }) });
    case 'begins':
      return evening.tables[command.table]
        ? yes({ t: 'begins', at, table: command.table, ...(command.on !== undefined && { on: command.on }) })
        : no('no_table');
    case 'retitle':
      return evening.tables[command.table]
        ? yes({ t: 'retitle', at, table: command.table, name: command.name })
        : no('no_table');
  }
  if (!evening.here[me.id]) return no('not_here');
  switch (command.do) {
    case 'leave':
      return yes({ t: 'gone', at, member: me.id });
    case 'rest':
      return yes({ t: 'rest', at, member: me.id, on: command.on });
    case 'line': {
      const { on, table } = command;
      if (table !== undefined && !evening.tables[table]) return no('no_table');
      return yes({ t: 'line', at, member: me.id, on, ...(table !== undefined && { table }) });
    }
  }
}

/** Somebody comes in, either new or returning. */
function come(
  club: Club,
  { person, ...known }: Requester,
  wish: Extract<ClubCommand, { do: 'come' }>,
  at: number,
  masks: readonly Mask[],
): Ruled {
  const me = memberOf(club, person);
  const { evening } = club;
  if (me?.barred) return no('barred');
  if (!evening && !me) return no('no_evening');
  const back = me && evening?.here[me.id];
  if (evening?.locked && !back && !me?.host) return no('locked');
  const name = wish.name ?? me?.name ?? known.name;
  if (name === undefined || name === '') return no('name_needed');
  const other = named(club, name);
  if (other && other.id !== me?.id) return no('name_known');
  const mask = freeMask(club, me, wish.mask ?? me?.mask ?? known.mask, masks);
  const id = me?.id ?? nextId(club, 'm');
  const same = me?.name === name && me.mask === mask;
  return yes(
    ...(same ? [] : [{ t: 'member' as const, at, member: id, person, name, mask }]),
    ...(evening && !back ? [{ t: 'here' as const, at, member: id }] : []),
  );
}

/** The requested mask, or the first one that nobody wears tonight. With more people than masks, some are shared. */
function freeMask(club: Club, me: Member | undefined, wish: Mask | undefined, masks: readonly Mask[]): Mask {
  const here = Object.keys(club.evening?.here ?? {});
  const worn = new Set(here.filter((it) => it !== me?.id).map((it) => club.members[it]?.mask));
  if (wish !== undefined && !worn.has(wish)) return wish;
  return masks.find((it) => !worn.has(it)) ?? wish ?? masks[0]!;
}
