import { refused } from '../../answer.ts';
import { changed, type CommandContext, type CommandRule } from './change.ts';
import { isHost, masterOf, seatOf, type TableData } from '../data.ts';
import { viewerOf } from '../views/viewer.ts';
import { audienceAt, channelsAt, hears, seatIn, withMessage } from './talk.ts';

/** Sends a message to the people who can read the channel now. */
export const say: CommandRule<'say'> = (data, { channel: id, text }, { person, session, at, id: newId }) => {
  if (!data.settings.chat) return refused('chat_off');
  if (data.muted.includes(person.id)) return refused('muted');
  const viewer = viewerOf(data, session, person);
  const by = masterOf(data, person.id)?.name ?? data.places[viewer]?.name;
  if (by === undefined) return refused('not_seated');
  const channel = channelsAt(session, viewer).find((it) => it.id === id && it.write);
  if (!channel) return refused('no_channel');
  const it = {
    id: newId,
    at,
    session: session ? data.session : null,
    channel: id,
    name: channel.name,
    to: audienceAt(session, id),
    ...seatIn(viewer),
    by,
    text,
  };
  return changed(data, { said: withMessage(data.said, it) });
};

/** Hosts and game masters can only remove what they can read themselves. */
export const unsay: CommandRule<'unsay'> = (data, { id }, context) => {
  if (!moderates(data, context)) return refused('not_host');
  const viewer = viewerOf(data, context.session, context.person);
  const at = data.said.findIndex((it) => it.id === id && hears(it, viewer, data.session));
  const it = data.said[at];
  if (!it) return refused('no_message');
  const { text: _, ...rest } = it;
  return changed(data, { said: data.said.with(at, rest) });
};

export const mute: CommandRule<'mute'> = (data, { seat, on }, context) => {
  if (!moderates(data, context)) return refused('not_host');
  const person = data.places[seat]?.person;
  if (person === undefined) return refused('no_seat');
  const others = data.muted.filter((it) => it !== person);
  return changed(data, { muted: on ? [...others, person] : others });
};

export const moderates = (data: TableData, { person }: CommandContext): boolean =>
  isHost(data, person.id) || masterOf(data, person.id) !== null;

export const isSeated = (data: TableData, person: string): boolean =>
  seatOf(data, person) >= 0 || masterOf(data, person) !== null;
