import { publicOptions, type AnyGame } from '@masque/core';
import { refused } from '../../answer.ts';
import { hasLevel, levelsOf } from '../../bots/levels.ts';
import { changed, type CommandRule } from './change.ts';
import { isGone, isTaken, knowsSet, unruled, type StoredSeat, type TableData } from '../data.ts';
import { readOptions } from '../options.ts';
import { allReady, canStart, problemsOf } from '../problems.ts';
import { publicTalk } from './talk.ts';

export const options: CommandRule<'options'> = (data, command, { game, person }) => {
  if (!game) return refused('no_game');
  // Somebody who has inherited the host role starts with a fresh set: they must not learn the hidden one.
  const before = knowsSet(data, person.id) ? data.options : publicOptions(game, data.options);
  const read = readOptions(game, { ...before, ...command.options });
  if (!read.ok) return read;
  return changed(unready(data), {
    options: read.options,
    setBy: person.id,
    ...watchedBy(data, game, read.options),
    ...unruled(data),
  });
};

export const game: CommandRule<'game'> = (data, { id }, { games, person }) => {
  const chosen = games.get(id);
  if (!chosen) return refused('no_game');
  const usual = readOptions(chosen, {});
  if (!usual.ok) return usual;
  // People stay, and so do bots. A bot keeps its level if the new game has a level of the same name.
  const levels = levelsOf(chosen);
  const levelled = data.places.map((it) =>
    it.bot === undefined || hasLevel(chosen, it.bot) ? it : { ...it, bot: levels[0]! },
  );
  // Bots make room if the game has fewer seats.
  const places = [...levelled];
  for (let i = places.length - 1; i >= 0 && places.filter(isTaken).length > chosen.seats.max; i--)
    if (places[i]!.bot !== undefined) places.splice(i, 1);
  while (places.length > chosen.seats.min && !isTaken(places.at(-1)!)) places.pop();
  while (places.length < chosen.seats.min) places.push({});
  return changed(unready({ ...data, places }), {
    game: id,
    options: usual.options,
    setBy: person.id,
    note: undefined,
    telling: undefined,
    master: null,
    ...unruled(data),
  });
};

/** The big screen explains the game, or stops. It has no keys of its own. */
export const tell: CommandRule<'tell'> = (data, { on }, { at }) => changed(data, { telling: on ? at : undefined });

export const start: CommandRule<'start'> = (before, { anyway = false }, { game: chosen, person }) => {
  if (!chosen) return refused('no_game');
  const data = anyway ? allReady(before) : before;
  const places = data.places.filter(isTaken);
  const ready = {
    ...data,
    places,
    said: publicTalk(data.said),
    bets: undefined,
    note: undefined,
    telling: undefined,
    dealt: [...new Set([...(data.dealt ?? []), data.game])],
  };
  if (canStart(ready, chosen)) return { ok: true, data: ready, then: 'deal' };
  const why = problemsOf(ready, chosen, !knowsSet(data, person.id))[0]!;
  return refused('problems', { key: 'refuse.problems', args: { why: { msg: why } } });
};

export const rematch: CommandRule<'rematch'> = (data, _command, context) => {
  return start({ ...data, places: forNext(data.places) }, { do: 'start', anyway: true }, context);
};

/** Hands the role of host over for good. An evening has hosts of its own. */
export const handOver: CommandRule<'handOver'> = (data, { seat }) => {
  if (data.club) return refused('not_now');
  const there = data.places[seat];
  if (there?.person === undefined || isGone(there)) return refused('no_seat');
  // Whoever made a hidden set is still the one who knows it.
  return changed(data, { host: there.person, owner: undefined, setBy: data.setBy ?? data.host });
};

/** Gives up a game that is held. The people at the table decide what to play next. */
export const close: CommandRule<'close'> = (data, _, context) => {
  if (!context.held) return refused('not_now');
  const back = lobby(data, { do: 'lobby' }, context);
  return back.ok ? { ...back, data: { ...back.data, held: undefined }, then: 'close' } : back;
};

export const lobby: CommandRule<'lobby'> = (data) => {
  return changed(unready({ ...data, places: forNext(data.places) }), {
    session: null,
    said: publicTalk(data.said),
    bets: undefined,
    first: undefined,
  });
};

/** The places for the next game: people play for themselves again. Those who stood up lose their place. */
const forNext = (places: readonly StoredSeat[]): StoredSeat[] =>
  places.map((it) => (it.left ? {} : { ...it, resigned: undefined, standIn: undefined }));

/** There is a game master only if the options ask for one. */
const watchedBy = ({ master }: TableData, game: AnyGame, options: object): Pick<TableData, 'master'> => ({
  master: game.master?.(options) ? master : null,
});

/** What people agreed to has changed, so they have to say again that they are ready. */
const unready = (data: TableData): TableData => ({
  ...data,
  places: data.places.map((it) => ({ ...it, ready: undefined })),
});
