import type { ClubInput, Result } from '@masque/club';
import type { Mask, TableExport } from '@masque/protocol';
import { answer, api } from '../api/client.ts';

const { clubs } = api;

/** Makes a club with its first evening, and says its code. */
export const makeClub = async (json: Parameters<typeof clubs.$post>[0]['json']): Promise<string> =>
  (await answer(clubs.$post({ json }))).code;

/** @throws Refusal `no_club` when there is none with this code */
export const clubInfo = (code: string) => answer(clubs[':code'].$get({ param: { code } }));

export type ClubInfo = Awaited<ReturnType<typeof clubInfo>>;

/** Picture of the way in, to be scanned. */
export const clubQr = (code: string) => clubs[':code']['qr.svg'].$path({ param: { code } });

/** Which games count. */
export interface Scope {
  readonly evening?: string | undefined;
  readonly season?: string | undefined;
  readonly game?: string | undefined;
}

export const clubStandings = (code: string, query: Scope) =>
  answer(clubs[':code'].standings.$get({ param: { code }, query }));
export type StandingsPage = Awaited<ReturnType<typeof clubStandings>>;

export const clubCsv = (code: string, query: Scope): string => {
  const given = Object.entries(query).filter((it): it is [string, string] => it[1] !== undefined);
  return `/api/clubs/${code}/standings.csv${given.length ? `?${new URLSearchParams(given).toString()}` : ''}`;
};

export const clubGames = (code: string, query: Scope & { member?: string }) =>
  answer(clubs[':code'].games.$get({ param: { code }, query }));
export type PlayedGame = Awaited<ReturnType<typeof clubGames>>[number];

/** The same, to look back at. */
export const gameRecord = async (code: string, session: string) =>
  (await answer(clubs[':code'].games[':session'].$get({ param: { code, session } }))) as TableExport;

/** The way to a game of the history, step by step. */
export const replayPath = (code: string, session: string): string => `/replay?club=${code}&game=${session}`;

export const gameFile = (code: string, session: string) =>
  clubs[':code'].games[':session'].$path({ param: { code, session } });

/** Wants to be a member again: at once with the PIN (`null`), else by a claim that a host answers. */
export const claimMember = async (
  code: string,
  who: { readonly member: string } | { readonly name: string },
  pin?: string,
): Promise<string | null> =>
  (await answer(clubs[':code'].claims.$post({ param: { code }, json: { ...who, ...(pin && { pin }) } }))).claim;

/** What has come of a claim. */
export const claimState = async (code: string, claim: string): Promise<'waiting' | 'yes' | 'no'> =>
  (await answer(clubs[':code'].claims[':claim'].$get({ param: { code, claim } }))).state;

/** Everything of a club as one file, for hosts; and all that it keeps of whoever asks. */
export const clubFilePath = (code: string): string => `/api/clubs/${code}/file`;
export const myFilePath = (code: string): string => `/api/clubs/${code}/me`;

/** What a club keeps of one person. */
export interface MyFile {
  /** Who they are in the club. */
  readonly me: string;
  readonly name: string;
  readonly mask: Mask;
  readonly since: number;
  /** What was written down of them, the first first. */
  readonly inputs: readonly ClubInput[];
  readonly games: readonly Result[];
}

export const myFile = async (code: string): Promise<MyFile> =>
  (await answer(clubs[':code'].me.$get({ param: { code } }))) as unknown as MyFile;

/** Takes one's name out of a club. */
export const eraseMe = (code: string) => answer(clubs[':code'].me.erase.$post({ param: { code } }));

/** The figures of one person. */
export const clubFigures = (code: string, member: string, query: Scope) =>
  answer(clubs[':code'].people[':member'].$get({ param: { code, member }, query }));
export type FiguresPage = Awaited<ReturnType<typeof clubFigures>>;

/** Brings a club of another server here, from its file, and says its code. */
export const bringClub = async (file: { format: 'masque-club' }): Promise<string> =>
  (await answer(clubs.import.$post({ json: file }))).code;
