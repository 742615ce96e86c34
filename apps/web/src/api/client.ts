import type { Message } from '@masque/core';
import type { Chance, Problem, Replay, Story, TableExport, Verdict } from '@masque/protocol';
import type { Api } from '@masque/server/api';
import { hc, type ClientResponse } from 'hono/client';
import type { JSONValue } from 'hono/utils/types';

/** A refusal of the server. */
export class ApiError extends Error {
  readonly code: string;
  /** The reason, for a translator. */
  readonly reason: Message;

  constructor(code: string, reason: Message, text: string) {
    super(text);
    this.code = code;
    this.reason = reason;
  }
}

/** Every route of the server as a function, typed by the server. */
export const { api } = hc<Api>('/', { fetch: send });

/**
 * The successful response of a route.
 *
 * @throws ApiError when the server refuses or cannot be reached; its `reason` is a sentence for people
 *
 * @example
 * const { code } = await answer(api.tables.$post({ json: { game: 'coup' } }));
 */
export const answer = async <R extends ClientResponse<unknown>>(asked: Promise<R>): Promise<Answer<R>> =>
  (await (await asked).json().catch(() => Promise.reject(offline()))) as Answer<R>;

type Answer<R> = R extends ClientResponse<infer T, 200 | 201, 'json'> ? Plain<T> : never;

/** Hono's type inference fails on recursive types, such as a message whose arguments are messages: this restores it. */
type Plain<T> = [JSONValue] extends [T]
  ? unknown
  : T extends { readonly key: string; readonly args?: unknown }
    ? Message
    : { [K in keyof T]: Plain<T[K]> };

const offline = (): ApiError => new ApiError('offline', 'web.offline', 'No connection to the server.');

async function send(path: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => Promise.reject(offline()));
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw error ? new ApiError(error.code, error.message, error.text) : offline();
}

/** The person of this device; a new one on its first visit. */
export const whoAmI = () => answer(api.me.$get());

/** A code that lets another device sign in as this person, valid for five minutes. */
export const linkDevice = () => answer(api.me.link.$post());

/**
 * The person whom a code would sign in on this device, and its present one. @throws ApiError when the code has expired
 */
export const lookAtTakeOver = (code: string) => answer(api.takeover[':code'].$get({ param: { code } }));

/** Signs out all other devices of this person, as soon as the server sees that this one has its new token. */
export const endOtherDevices = async () => {
  await answer(api.me.devices.end.$post());
  return whoAmI();
};

/** Signs in on this device as the person who requested the code. */
export const takeOver = (code: string) => answer(api.takeover.$post({ json: { code } }));

/** The people who were signed in here before, and can be again. */
export const otherPeople = () => answer(api.me.others.$get());

/** Makes this device a new person; the previous one is set aside. */
export const putAside = () => answer(api.me.aside.$post());

/** Switches this device back to a person who was set aside. */
export const comeBack = (id: string) => answer(api.me.back.$post({ json: { id } }));

/** Tables to join or watch. */
export const openTables = () => answer(api.tables.$get());

/** @throws ApiError `no_table` when there is none with this code */
export const tableInfo = (code: string) => answer(api.tables[':code'].$get({ param: { code } }));

/** Opens a table and returns its code. The person who opens it is its host. */
export const openTable = async (game: string) => (await answer(api.tables.$post({ json: { game } }))).code;

/** Opens a first game, alone with bots, and returns its code. It is dealt at once. */
export const openFirst = async (game: string) => (await answer(api.tables.$post({ json: { game, first: true } }))).code;

/** The QR code that leads to a table. */
export const qrOf = (code: string) => api.tables[':code']['qr.svg'].$path({ param: { code } });

/** The last finished game of a table as a file. */
export const exportOf = (code: string) => api.tables[':code'].export.$path({ param: { code } });

/** The last finished game of a table, as one viewer saw it. @throws ApiError when there is none */
export const replayOfTable = async (code: string, as: number) =>
  (await answer(api.tables[':code'].replay.$get({ param: { code }, query: { as: String(as) } }))) as Replay;

/** A summary of the last finished game of a table. @throws ApiError when there is none */
export const storyOfTable = async (code: string) =>
  (await answer(api.tables[':code'].story.$get({ param: { code } }))) as Story;

/** A game from a file, as one viewer saw it. @throws ApiError when it cannot be replayed */
export const replayOfFile = async (file: TableExport, as: number) =>
  (await answer(api.replay.$post({ query: { as: String(as) }, json: file }))) as Replay;

/** How likely the claim at a step was, from what a seat could know. @throws ApiError when it cannot be replayed */
export const chanceAt = async (from: { code: string; file: TableExport | null }, as: number, at: number) => {
  const query = { as: String(as), at: String(at) };
  return (await answer(
    from.file
      ? api.chance.$post({ query, json: from.file })
      : api.tables[':code'].chance.$get({ param: { code: from.code }, query }),
  )) as Chance;
};

/** Whether the moves of a game follow the rules, according to the server. @throws ApiError when it cannot be replayed */
export const movesChecked = async (file: TableExport) =>
  (await answer(api.verify.$post({ json: file }))) as readonly Verdict[];
