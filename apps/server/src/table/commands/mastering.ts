import { questionOf, tableFor, type Session, type Viewer } from '@masque/core';
import { goingOn, isStillOn, sameName, type Command } from '@masque/protocol';
import { refused } from '../../answer.ts';
import { levelsOf } from '../../bots/levels.ts';
import { changed, type Changed, type CommandContext, type CommandRule } from './change.ts';
import { masterOf, seatOf, type TableData } from '../data.ts';
import { moderates } from './moderation.ts';
import { outOf } from '../out.ts';

/** The host becomes the game master and gives up their own seat. */
export const master: CommandRule<'master'> = (data, { on, name: newName }, { person, game }) => {
  if (!on) return changed(data, { master: null });
  if (!game?.master?.(data.options)) return refused('no_master');
  const seat = seatOf(data, person.id);
  const name = newName ?? data.places[seat]?.name ?? person.name;
  if (name === undefined) return refused('name_needed');
  const others = data.places.filter((_, at) => at !== seat);
  if (others.some((it) => sameName(it.name, name))) return refused('name_taken');
  const places = seat < 0 ? data.places : data.places.with(seat, {});
  return changed(data, { places, master: { person: person.id, name } });
};

/** Hosts and game masters set the pace, and everybody is told who does. */
const paced =
  <C extends 'pause' | 'resume' | 'moreTime' | 'goOn'>(
    take: (command: Extract<Command, { do: C }>) => Paced,
    change: (data: TableData, context: CommandContext) => Partial<TableData> = () => ({}),
  ): CommandRule<C> =>
  (data, command, context) => {
    if (!moderates(data, context)) return refused('not_host');
    const by = seatOf(data, context.person.id);
    const input = { ...take(command), ...(by >= 0 && { by }) };
    return { ok: true, data: { ...data, ...change(data, context) }, then: { take: input } };
  };

type Paced =
  { readonly pace: 'pause' | 'resume' } | { readonly pace: 'more'; readonly ms: number } | { readonly close: true };

const nameOf = (data: TableData, { person }: CommandContext): string | undefined =>
  masterOf(data, person.id)?.name ?? data.places[seatOf(data, person.id)]?.name ?? person.name;

export const pause = paced<'pause'>(
  () => ({ pace: 'pause' }),
  (data, context) => ({ pausedBy: nameOf(data, context) }),
);

export const resume = paced<'resume'>(
  () => ({ pace: 'resume' }),
  () => ({ pausedBy: undefined }),
);

export const moreTime = paced<'moreTime'>(({ seconds }) => ({ pace: 'more', ms: seconds * 1000 }));

const went = (data: TableData, context: CommandContext, seat?: number): Partial<TableData> => {
  const by = nameOf(data, context);
  return by === undefined ? {} : { went: { by, at: context.at, ...(seat !== undefined && { seat }) } };
};

const close = paced<'goOn'>(
  () => ({ close: true }),
  (data, context) => went(data, context),
);

/**
 * Is this a person who is asked, or who may be, where nobody is told? Whether they are in fact must not be learned from
 * the answer.
 */
const mayBeAsked = ({ places }: TableData, seat: number, asked: readonly number[], session: Session): boolean => {
  const place = places[seat];
  if (place?.person === undefined || place.standIn !== undefined) return false;
  return asked.length > 0 ? asked.includes(seat) : !outOf(session, 'nobody').includes(seat);
};

/** A bot answers one question for one of those who are asked, unless they do so first. */
const answerFor = (data: TableData, seat: number, question: number, context: CommandContext): Changed => {
  const level = context.game && levelsOf(context.game)[0];
  if (level === undefined) return refused('no_bot');
  const places = data.places.with(seat, { ...data.places[seat], once: { level, question } });
  return changed(data, { places, ...went(data, context, seat) });
};

/**
 * Ends what is going on as if its time were up, even at a table without clocks, or has a bot answer for one of those who
 * are asked; but only if it is still what the host has seen.
 */
export const goOn =
  (viewerIn: (data: TableData, context: CommandContext) => Viewer): CommandRule<'goOn'> =>
  (data, command, context) => {
    const { session, held } = context;
    if (!moderates(data, context)) return refused('not_host');
    if (held !== null) return refused('not_now', held);
    if (!session) return refused('not_now', 'refuse.not_playing');
    const question = questionOf(session);
    const now = goingOn({ question, table: tableFor(session, viewerIn(data, context)) });
    if (!isStillOn(command.seen, now)) return refused('stale');
    const { seat } = command;
    if (seat === undefined) return close(data, command, context);
    if (session.paused !== null) return refused('paused');
    return mayBeAsked(data, seat, now.asked, session) ? answerFor(data, seat, question, context) : refused('not_asked');
  };

export const takeMovesBack: CommandRule<'takeMovesBack'> = (data, { n }, { person }) =>
  masterOf(data, person.id) ? { ok: true, data, then: { take: { back: n } } } : refused('not_master');
