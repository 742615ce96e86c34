import { tableFor, type Viewer } from '@masque/core';
import { goingOn, isSame, sameName, type Command } from '@masque/protocol';
import { refused } from '../answer.ts';
import { changed, type CommandContext, type Rule } from './change.ts';
import { masterOf, seatOf, type TableData } from './data.ts';
import { moderates } from './moderation.ts';

/** The host becomes the game master and gives up their own seat. */
export const master: Rule<'master'> = (data, { on, name: newName }, { person, game }) => {
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
  ): Rule<C> =>
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

const close = paced<'goOn'>(
  () => ({ close: true }),
  (data, context) => {
    const text = nameOf(data, context);
    return text === undefined ? {} : { notice: { text, at: context.at, went: true } };
  },
);

/**
 * Ends what is going on as if its time were up, even at a table without clocks; but only if it is still what the host
 * has seen.
 */
export const goOn =
  (viewerIn: (data: TableData, context: CommandContext) => Viewer): Rule<'goOn'> =>
  (data, command, context) => {
    const { session, held } = context;
    if (!moderates(data, context)) return refused('not_host');
    if (!session || held !== null) return refused('not_pending');
    const now = goingOn(tableFor(session, viewerIn(data, context)));
    return isSame(command.seen, now) ? close(data, command, context) : refused('stale');
  };

export const takeMovesBack: Rule<'takeMovesBack'> = (data, { n }, { person }) =>
  masterOf(data, person.id) ? { ok: true, data, then: { take: { back: n } } } : refused('not_master');
