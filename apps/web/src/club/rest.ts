import type { ClubInput, Result } from '@masque/club';
import type { Mask, TableExport } from '@masque/protocol';
import { answer, api } from '../api/client.ts';
import type { BareRuleset } from './code.ts';

const { clubs, rulesets } = api;

/** Creates a club with its first evening, and returns its code. */
export const makeClub = async (json: Parameters<typeof clubs.$post>[0]['json']): Promise<string> =>
  (await answer(clubs.$post({ json }))).code;

/** @throws ApiError `no_club` when there is none with this code */
export const clubInfo = (code: string) => answer(clubs[':code'].$get({ param: { code } }));

export type ClubInfo = Awaited<ReturnType<typeof clubInfo>>;

/** The QR code that leads to the evening. */
export const clubQr = (code: string) => clubs[':code']['qr.svg'].$path({ param: { code } });

/** Which games count. */
export interface StandingsQuery {
  readonly evening?: string | undefined;
  readonly season?: string | undefined;
  readonly game?: string | undefined;
}

export const clubStandings = (code: string, query: StandingsQuery) =>
  answer(clubs[':code'].standings.$get({ param: { code }, query }));
export type StandingsPage = Awaited<ReturnType<typeof clubStandings>>;

export const clubCsv = (code: string, query: StandingsQuery): string => {
  const given = Object.entries(query).filter((it): it is [string, string] => it[1] !== undefined);
  return `/api/clubs/${code}/standings.csv${given.length ? `?${new URLSearchParams(given).toString()}` : ''}`;
};

export const clubGames = (code: string, query: StandingsQuery & { member?: string }) =>
  answer(clubs[':code'].games.$get({ param: { code }, query }));
export type PlayedGame = Awaited<ReturnType<typeof clubGames>>[number];

/** A finished game, to look back at. */
export const gameRecord = async (code: string, session: string) =>
  (await answer(clubs[':code'].games[':session'].$get({ param: { code, session } }))) as TableExport;

/** The address of a game of the history, step by step. `of`: it leads back to the games of this member. */
export const replayPath = (code: string, session: string, of = ''): string =>
  `/replay?club=${code}&game=${session}${of && `&of=${of}`}`;

export const gameFile = (code: string, session: string) =>
  clubs[':code'].games[':session'].$path({ param: { code, session } });

/** Asks to be a member again: at once with the PIN, or without it (`null`) by a claim that a host answers. */
export const claimMember = async (
  code: string,
  who: { readonly member: string } | { readonly name: string },
  pin?: string,
): Promise<string | null> =>
  (await answer(clubs[':code'].claims.$post({ param: { code }, json: { ...who, ...(pin && { pin }) } }))).claim;

/** The state of a claim. */
export const claimState = async (code: string, claim: string): Promise<'waiting' | 'yes' | 'no'> =>
  (await answer(clubs[':code'].claims[':claim'].$get({ param: { code, claim } }))).state;

/** Everything of a club as one file, for hosts; and everything that it stores about the viewer. */
export const clubFilePath = (code: string): string => `/api/clubs/${code}/file`;
export const myFilePath = (code: string): string => `/api/clubs/${code}/me`;

/** What a club stores about one person. */
export interface MyFile {
  /** Their id in the club. */
  readonly me: string;
  readonly name: string;
  readonly mask: Mask;
  readonly since: number;
  /** The inputs that are stored about them, oldest first. */
  readonly inputs: readonly ClubInput[];
  readonly games: readonly Result[];
}

export const myFile = async (code: string): Promise<MyFile> =>
  (await answer(clubs[':code'].me.$get({ param: { code } }))) as unknown as MyFile;

/** Erases the viewer's name from a club. */
export const eraseMe = (code: string) => answer(clubs[':code'].me.erase.$post({ param: { code } }));

/** A member's statistics. */
export const clubFigures = (code: string, member: string, query: StandingsQuery) =>
  answer(clubs[':code'].people[':member'].$get({ param: { code, member }, query }));
export type FiguresPage = Awaited<ReturnType<typeof clubFigures>>;

/** Imports a club of another server from its file, and returns its code. */
export const bringClub = async (file: { format: 'masque-club' }): Promise<string> =>
  (await answer(clubs.import.$post({ json: file }))).code;

/** Makes a code by which any club of this server can use a ruleset. */
export const passOn = async (code: string, json: BareRuleset): Promise<string> =>
  (await answer(clubs[':code']['passed-on'].$post({ param: { code }, json }))).code;

/** A ruleset that a club of this server has passed on. @throws ApiError `no_ruleset` when there is none with this code */
export const passedOn = async (code: string): Promise<BareRuleset> =>
  (await answer(rulesets[':code'].$get({ param: { code } }))) as BareRuleset;
