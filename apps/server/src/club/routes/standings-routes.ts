import { createRoute, z } from '@hono/zod-openapi';
import {
  course,
  csv,
  figuresOf,
  nightsOf,
  race,
  resultsIn,
  standings,
  titles,
  type Club,
  type Member,
  type Scope,
} from '@masque/club';
import { tableExport } from '@masque/protocol';
import { problemOf } from '../../http/problems.ts';
import { failure, json, routes } from '../../http/routes.ts';
import type { Turns } from '../../http/turns.ts';
import type { Services } from '../../services.ts';
import type { Clubs } from '../clubs.ts';
import { inFileName } from '../../play/export.ts';
import { gameOf } from '../kept/data.ts';
import { Pages } from './pages.ts';
import { figuresPage, member, params, played, scope, standingsPage } from './shapes.ts';

const busy = failure('Too much is wanted from this address.');

/** The results of a club's games. */
export const standingsRoutes = (services: Services, clubs: Clubs, turns: Turns) => {
  const pages = new Pages(turns);
  return routes()
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/standings',
        summary: 'Standings of an evening, a season, a game, or overall.',
        request: { params, query: scope },
        responses: {
          200: json(standingsPage, 'The standings.'),
          404: failure('There is no such club.'),
          429: busy,
        },
      }),
      async (c) => {
        const room = await clubs.get(c.req.valid('param').code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        const { club, code } = room;
        const which = c.req.valid('query');
        const page = await pages.json(c, [code, 'standings', which], club, () => standingsOf(club, which));
        return page ?? c.json(problemOf(c, 'rate'), 429);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/standings.csv',
        summary: 'The same standings for a spreadsheet.',
        request: { params, query: scope },
        responses: {
          200: { content: { 'text/csv': { schema: z.string() } }, description: 'The standings.' },
          404: failure('There is no such club.'),
          429: busy,
        },
      }),
      async (c) => {
        const { code } = c.req.valid('param');
        const room = await clubs.get(code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        const { club } = room;
        const which = c.req.valid('query');
        const text = await pages.text(c, [code, 'csv', which], club, () =>
          csv(club, standings(club, which), columns[club.language]),
        );
        if (text === null) return c.json(problemOf(c, 'rate'), 429);
        c.header('content-disposition', `attachment; filename="masque-${code}.csv"`);
        // Spreadsheets need a byte order mark to recognize UTF-8.
        return c.body(`\ufeff${text}`, 200, { 'content-type': 'text/csv; charset=utf-8' });
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/people/{member}',
        summary: 'The figures of one person: what they play, what they were, and against whom.',
        request: { params: params.extend({ member }), query: scope },
        responses: {
          200: json(figuresPage, 'The figures.'),
          404: failure('There is no such club or member.'),
          429: busy,
        },
      }),
      async (c) => {
        const { code, member: who } = c.req.valid('param');
        const club = (await clubs.get(code))?.club;
        const it = club?.members[who];
        if (!club || !it || it.erased) return c.json(problemOf(c, 'no_club'), 404);
        const which = c.req.valid('query');
        const page = await pages.json(c, [code, 'person', who, which], club, () => figuresFor(club, it, which));
        return page ?? c.json(problemOf(c, 'rate'), 429);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/games',
        summary: 'Finished games, the latest first.',
        request: { params, query: scope.extend({ member: member.optional() }) },
        responses: {
          200: json(z.array(played), 'The games.'),
          404: failure('There is no such club.'),
          429: busy,
        },
      }),
      async (c) => {
        const room = await clubs.get(c.req.valid('param').code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        const { club, code } = room;
        const which = c.req.valid('query');
        const page = await pages.json(c, [code, 'games', which], club, () => gamesOf(club, which));
        return page ?? c.json(problemOf(c, 'rate'), 429);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/games/{session}',
        summary: 'A finished game as a file, to replay and check anywhere.',
        request: { params: params.extend({ session: z.string().max(60) }) },
        responses: {
          200: json(tableExport, 'The game.'),
          404: failure('There is no such game.'),
          429: busy,
        },
      }),
      async (c) => {
        const { code, session } = c.req.valid('param');
        const room = await clubs.get(code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        const found = await turns.take(c, async () => ({ file: await gameOf(services, room.club, session) }));
        if (!found) return c.json(problemOf(c, 'rate'), 429);
        const { file } = found;
        if (!file) return c.json(problemOf(c, 'no_club'), 404);
        c.header('content-disposition', `attachment; filename="masque-${inFileName(file.game)}-${code}.json"`);
        return c.json(file, 200);
      },
    );
};

function standingsOf(club: Club, which: Scope): z.input<typeof standingsPage> {
  const season = which.season ?? seasonOf(club, which);
  const { evenings, lines } = race(club, season);
  return {
    club: club.name,
    evenings: club.chapters.map((it) => ({
      id: it.id,
      name: it.name,
      at: it.at,
      season: it.season,
      open: it.closedAt === undefined,
    })),
    seasons: club.seasons.map(({ id, name }) => ({ id, name })),
    games: [...new Set(club.results.map((it) => it.game))],
    people: peopleOf(club),
    lines: standings(club, which).map((it) => ({
      ...it,
      from: it.from.map((from) => ({ ...from, parts: [...from.parts] })),
    })),
    titles: titles(club, which).map((it) => ({ ...it })),
    ...(which.evening !== undefined && which.game === undefined && { course: courseOf(club, which.evening) }),
    race: {
      evenings: [...evenings],
      lines: Object.fromEntries([...lines].map(([id, places]) => [id, [...places]])),
      points: Object.fromEntries(standings(club, { season }).map((it) => [it.member, it.points])),
    },
    schemes: club.schemes as Record<string, { places: number[]; side: number; played: number }>,
  };
}

function figuresFor(club: Club, { id, name, mask }: Member, which: Scope): z.input<typeof figuresPage> {
  const { byGame, roles, duels, ...sums } = figuresOf(club, id, which);
  return {
    name,
    mask,
    ...sums,
    byGame: [...byGame],
    roles: [...roles],
    duels: [...duels],
    nights: [...nightsOf(club, id, which)],
    people: peopleOf(club),
  };
}

const gamesOf = (
  club: Club,
  { member: of, ...which }: Scope & { readonly member?: string | undefined },
): z.input<typeof played>[] =>
  resultsIn(club, which)
    .filter((it) => of === undefined || it.players.some((p) => p.member === of))
    .map((it) => ({
      session: it.session,
      game: it.game,
      evening: it.evening,
      at: it.at,
      minutes: Math.max(1, Math.round((it.at - it.from) / 60_000)),
      reason: it.reason,
      ...(it.numbers !== undefined && { numbers: it.numbers }),
      players: it.players.map(({ member: id, name, bot, place, won }) => ({
        ...(id !== undefined && { member: id, mask: club.members[id]?.mask }),
        name: id === undefined ? name : (club.members[id]?.name ?? ''),
        ...(bot && { bot }),
        ...(place !== undefined && { place }),
        won,
      })),
    }))
    .reverse();

const columns = {
  en: ['Place', 'Name', 'Points', 'Games', 'Won', 'Rating'],
  fr: ['Rang', 'Nom', 'Points', 'Parties', 'Gagnées', 'Cote'],
};

const peopleOf = (club: Club): Record<string, { name: string; mask: string }> =>
  Object.fromEntries(Object.values(club.members).map(({ id, name, mask: worn }) => [id, { name, mask: worn }]));

function courseOf(club: Club, evening: string) {
  const { games, lines } = course(club, evening);
  return { games, lines: Object.fromEntries(lines) };
}

/** The season of an evening, or the current one. */
const seasonOf = (club: Club, { evening }: Scope): string =>
  club.chapters.find((it) => it.id === evening)?.season ?? club.seasons.at(-1)?.id ?? 's0';
