import type { Message } from '@masque/core';
import type { Chance, Problem, Replay, Story, TableExport, Verdict } from '@masque/protocol';
import type { Api } from '@masque/server/api';
import { hc, type ClientResponse } from 'hono/client';
import type { JSONValue } from 'hono/utils/types';

/** Something the server said no to. */
export class Refusal extends Error {
  readonly code: string;
  /** The reason, for a translator. */
  readonly reason: Message;

  constructor(code: string, reason: Message, text: string) {
    super(text);
    this.code = code;
    this.reason = reason;
  }
}

/** Every route of the server as a function, with the types that the server gives it. */
export const { api } = hc<Api>('/', { fetch: send });

/**
 * What a route answers when all goes well.
 *
 * @throws Refusal when the server says no or cannot be reached; its `reason` is a sentence for people
 * @example
 * const { code } = await answer(api.tables.$post({ json: { game: 'coup' } }));
 */
export const answer = async <R extends ClientResponse<unknown>>(asked: Promise<R>): Promise<Answer<R>> =>
  (await (await asked).json().catch(() => Promise.reject(offline()))) as Answer<R>;

type Answer<R> = R extends ClientResponse<infer T, 200 | 201, 'json'> ? Plain<T> : never;

/** Hono does not follow a type that holds itself, as a message may hold messages: this names it again. */
type Plain<T> = [JSONValue] extends [T]
  ? unknown
  : T extends { readonly key: string; readonly args?: unknown }
    ? Message
    : { [K in keyof T]: Plain<T[K]> };

const offline = (): Refusal => new Refusal('offline', 'web.offline', 'No connection to the server.');

async function send(path: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => Promise.reject(offline()));
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw error ? new Refusal(error.code, error.message, error.text) : offline();
}

/** Who this device is; somebody new on its first visit. */
export const whoAmI = () => answer(api.me.$get());

/** A code by which another device becomes this person, good for five minutes. */
export const linkDevice = () => answer(api.me.link.$post());

/** Whom this device would become by a code, and who it is now. @throws Refusal when the code is good no more */
export const lookAtTakeOver = (code: string) => answer(api.takeover[':code'].$get({ param: { code } }));

/** Ends all other devices of this person. */
export const endOtherDevices = () => answer(api.me.devices.end.$post());

/** Makes this device the person who asked for the code. */
export const takeOver = (code: string) => answer(api.takeover.$post({ json: { code } }));

/** Those whom this device has put aside and can be again. */
export const otherPeople = () => answer(api.me.others.$get());

/** Makes this device somebody new; who it was is put aside. */
export const putAside = () => answer(api.me.aside.$post());

/** Makes this device somebody again whom it has put aside. */
export const comeBack = (id: string) => answer(api.me.back.$post({ json: { id } }));

/** Tables to join or watch. */
export const openTables = () => answer(api.tables.$get());

/** @throws Refusal `no_table` when there is none with this code */
export const tableInfo = (code: string) => answer(api.tables[':code'].$get({ param: { code } }));

/** Opens a table and says its code. Whoever does is its host. */
export const openTable = async (game: string) => (await answer(api.tables.$post({ json: { game } }))).code;

/** Opens a first game, alone with bots, and says its code. It is dealt at once. */
export const openFirst = async (game: string) => (await answer(api.tables.$post({ json: { game, first: true } }))).code;

/** Picture of the way to a table, to be scanned. */
export const qrOf = (code: string) => api.tables[':code']['qr.svg'].$path({ param: { code } });

/** The last finished game of a table as a file. */
export const exportOf = (code: string) => api.tables[':code'].export.$path({ param: { code } });

/** The last finished game of a table, as one viewer saw it. @throws Refusal when there is none */
export const replayOfTable = async (code: string, as: number) =>
  (await answer(api.tables[':code'].replay.$get({ param: { code }, query: { as: String(as) } }))) as Replay;

/** The last finished game of a table in a few facts. @throws Refusal when there is none */
export const storyOfTable = async (code: string) =>
  (await answer(api.tables[':code'].story.$get({ param: { code } }))) as Story;

/** A game from a file, as one viewer saw it. @throws Refusal when it cannot be played again */
export const replayOfFile = async (file: TableExport, as: number) =>
  (await answer(api.replay.$post({ query: { as: String(as) }, json: file }))) as Replay;

/** How likely the claim at a step was, from what a seat could know. @throws Refusal when it cannot be played again */
export const chanceAt = async (from: { code: string; file: TableExport | null }, as: number, at: number) => {
  const query = { as: String(as), at: String(at) };
  return (await answer(
    from.file
      ? api.chance.$post({ query, json: from.file })
      : api.tables[':code'].chance.$get({ param: { code: from.code }, query }),
  )) as Chance;
};

/** Whether the moves of a game follow the rules, as the server finds. @throws Refusal when it cannot be played again */
export const movesChecked = async (file: TableExport) =>
  (await answer(api.verify.$post({ json: file }))) as readonly Verdict[];
