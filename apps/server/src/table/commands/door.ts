import type { Lobby, You } from '@masque/protocol';
import { createHash, timingSafeEqual } from 'node:crypto';
import { done, refused, type RequestResult } from '../../answer.ts';
import { withRoom } from '../../crowd.ts';
import { changed, type CommandRule } from './change.ts';
import { isHost, seatOf, type TableData } from '../data.ts';

/** Maximum number of people who may wait at a door: as many as a village has, on a single wifi. */
const MAX_KNOCKING = 40;
/** Maximum number of people remembered as let in. The oldest are forgotten first. */
const MAX_LET_IN = 200;

/** May this person take a free seat? A person who is already seated may change seats. */
export function mayEnter(data: TableData, person: string, password?: string): RequestResult {
  const { entry } = data.settings;
  if (data.club) return mayComeToEvening(data, data.club, person);
  if (!entry || isLetIn(data, person)) return done;
  if (entry === 'knock') return refused('not_let_in');
  if (password === undefined) return refused('password_needed');
  return data.password !== undefined && isSame(password, data.password) ? done : refused('password_wrong');
}

/** The tables of an evening have its door. Those who know the code of a table do not get around it. */
function mayComeToEvening(
  data: TableData,
  { barred, only }: NonNullable<TableData['club']>,
  person: string,
): RequestResult {
  if (barred?.includes(person)) return refused('sent_away');
  return !only || only.includes(person) || isLetIn(data, person) ? done : refused('evening_locked');
}

const isLetIn = (data: TableData, person: string): boolean =>
  isHost(data, person) || data.letIn.includes(person) || seatOf(data, person) >= 0;

/** The table after somebody has come in: they may come in again. */
export function entered(data: TableData, person: string): Partial<TableData> {
  if (!data.settings.entry) return {};
  return {
    letIn: [...data.letIn.filter((it) => it !== person), person].slice(-MAX_LET_IN),
    knocking: data.knocking.filter((it) => it.person !== person),
  };
}

/** The table after somebody was sent away: they must be let in again. */
export const sentAway = (data: TableData, person: string | undefined): Partial<TableData> => ({
  letIn: data.letIn.filter((it) => it !== person),
});

export const settings: CommandRule<'settings'> = (
  data,
  { do: _, password = data.password, listed, entry, ...change },
) => {
  const { unlisted, entry: before, ...rest } = data.settings;
  const door = entry ?? before ?? 'open';
  if (door === 'password' && password === undefined) return refused('password_needed');
  const hidden = listed === undefined ? unlisted === true : !listed;
  const seated = data.places.flatMap((it) => it.person ?? []);
  return changed(data, {
    settings: {
      botForAway: change.botForAway ?? rest.botForAway,
      chat: change.chat ?? rest.chat,
      ...(hidden && { unlisted: true }),
      ...(door !== 'open' && { entry: door }),
    },
    password: door === 'password' ? password : undefined,
    knocking: door === 'knock' ? data.knocking : [],
    // People who are seated when the door is closed may come back. After a change of password, nobody else may.
    letIn: door === 'open' ? [] : door === before && password === data.password ? data.letIn : seated,
  });
};

export const knock: CommandRule<'knock'> = (data, { name }, { person, id, addressOf }) => {
  if (data.settings.entry !== 'knock' || isLetIn(data, person.id)) return refused('not_now');
  const others = data.knocking.filter((it) => it.person !== person.id);
  const knocking = [...others, { id, person: person.id, name }];
  return changed(data, { knocking: withRoom(knocking, MAX_KNOCKING, (it) => addressOf(it.person)) });
};

export const letIn: CommandRule<'letIn'> = (data, { id, on }) => {
  const it = data.knocking.find((one) => one.id === id);
  if (!it) return refused('not_now');
  const knocking = data.knocking.filter((one) => one !== it);
  return changed(data, on ? entered(data, it.person) : { knocking });
};

/** The settings as the lobby shows them. The password never leaves the server. */
export const shownSettings = ({ settings: { botForAway, chat, unlisted, entry } }: TableData): Lobby['settings'] => ({
  botForAway,
  chat,
  ...(unlisted && { unlisted }),
  ...(entry && { entry }),
});

/** What one person sees of the door: whether they may enter or are waiting and, for hosts, who is waiting. */
export function doorFor(data: TableData, person: string): Pick<You, 'in' | 'knocks' | 'knocking'> {
  if (!data.settings.entry) return {};
  const knocking = isHost(data, person) ? data.knocking.map(({ id, name }) => ({ id, name })) : [];
  return {
    ...(isLetIn(data, person) && { in: true as const }),
    ...(data.knocking.some((it) => it.person === person) && { knocks: true as const }),
    ...(knocking.length > 0 && { knocking }),
  };
}

/** Compares texts in constant time, so that the time taken does not reveal how much of them matches. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
