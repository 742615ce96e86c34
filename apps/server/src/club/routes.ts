import { createRoute, z } from '@hono/zod-openapi';
import { languages } from '@masque/core';
import { csv, hostsOf, named, race, resultsIn, standings, title, titles, type Club, type Scope } from '@masque/club';
import { mask, personName, tableExport } from '@masque/protocol';
import { renderSVG } from 'uqr';
import type { Config } from '../config.ts';
import { remember, somebody } from '../http/person.ts';
import { problemOf } from '../http/problems.ts';
import { body, failure, json, routes } from '../http/routes.ts';
import { publicUrl } from '../network.ts';
import type { Services } from '../services.ts';
import type { Clubs } from './clubs.ts';
import { clubFile, eraseNames, gameOf, personFile } from './data.ts';
import { clubInfo, color, member, params, played, scope, standingsPage } from './shapes.ts';

/** Clubs: making one, who has come, standings and history, and being somebody again on another phone. */
export const clubRoutes = (services: Services, config: Config, clubs: Clubs) =>
  routes()
    .openapi(
      createRoute({
        method: 'post',
        path: '/clubs',
        summary: 'Makes a club with its first evening. Whoever does is its host.',
        request: {
          body: body(
            z.strictObject({
              name: title,
              color,
              language: z.enum(languages),
              evening: title,
              host: z.strictObject({ name: personName, mask }),
            }),
          ),
        },
        responses: { 201: json(z.object({ code: z.string() }), 'The code by which everybody comes in.') },
      }),
      async (c) => {
        const { host, ...club } = c.req.valid('json');
        const who = await somebody(c, services.people, config);
        await services.people.keep(who.id, host);
        const code = await clubs.create({ ...club, host: { person: who.id, ...host } });
        return c.json({ code }, 201);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}',
        summary: 'A club and its evening.',
        request: { params },
        responses: { 200: json(clubInfo, 'The club.'), 404: failure('There is no such club.') },
      }),
      async (c) => {
        const room = await clubs.get(c.req.valid('param').code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        const { club, code } = room;
        const { evening, next } = club;
        const who = c.get('person');
        const you = room.you(who);
        return c.json(
          {
            code,
            name: club.name,
            color: club.color,
            address: new URL(publicUrl(c.req.url, config.url)).host,
            evening: evening && {
              name: evening.name,
              at: evening.at,
              people: Object.keys(evening.here).length,
              tables: Object.keys(evening.tables).length,
            },
            next: next && {
              name: next.name,
              ...(next.on !== undefined && { on: next.on }),
              coming: next.coming.length,
            },
            you:
              you.member === null
                ? null
                : { member: you.member, name: you.name!, mask: you.mask!, host: you.host, here: you.here },
          },
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/qr.svg',
        summary: 'The way to an evening as a QR code.',
        request: { params },
        responses: { 200: { content: { 'image/svg+xml': { schema: z.string() } }, description: 'The code.' } },
      }),
      (c) => {
        const svg = renderSVG(`${publicUrl(c.req.url, config.url)}/c/${c.req.valid('param').code}`, { border: 2 });
        return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/clubs/{code}/claims',
        summary:
          'This device wants to be a member again, by id or by name: at once with the PIN of the club, else when a host says yes.',
        request: {
          params,
          body: body(
            z.strictObject({
              member: member.optional(),
              name: personName.optional(),
              pin: z.string().max(12).optional(),
            }),
          ),
        },
        responses: {
          200: json(z.object({ claim: z.string().nullable() }), '`null`: this device is the member now.'),
          403: failure('That is not the PIN.'),
          404: failure('There is no such club or member.'),
        },
      }),
      async (c) => {
        const room = await clubs.get(c.req.valid('param').code);
        const { member: given, name, pin } = c.req.valid('json');
        const it = given === undefined ? room && name && named(room.club, name) : room?.club.members[given];
        if (!room || !it || it.erased) return c.json(problemOf(c, 'no_seat'), 404);
        if (pin !== undefined) {
          if (!room.claims.mayTry()) return c.json(problemOf(c, 'pin_often'), 403);
          if (room.club.pin === null || pin !== room.club.pin) return c.json(problemOf(c, 'pin_wrong'), 403);
          const token = await room.renew(it.id);
          if (token === null) return c.json(problemOf(c, 'no_club'), 404);
          remember(c, token, config);
          return c.json({ claim: null }, 200);
        }
        const who = await somebody(c, services.people, config);
        const claim = room.claims.ask(who.id, it.id);
        await room.extend(() => []);
        return c.json({ claim }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/claims/{claim}',
        summary: 'What has come of a claim. Once a host has said yes, this makes the device the member.',
        request: { params: params.extend({ claim: z.string().max(40) }) },
        responses: {
          200: json(z.object({ state: z.enum(['waiting', 'yes', 'no']) }), 'How it stands.'),
          404: failure('There is no such claim of this device.'),
        },
      }),
      async (c) => {
        const { code, claim } = c.req.valid('param');
        const room = await clubs.get(code);
        const it = room?.claims.get(claim);
        if (!room || !it || it.by !== c.get('person')?.id) return c.json(problemOf(c, 'no_club'), 404);
        c.header('cache-control', 'no-store');
        if (it.refused) return c.json({ state: 'no' as const }, 200);
        if (it.token === undefined) return c.json({ state: 'waiting' as const }, 200);
        room.claims.done(claim);
        remember(c, it.token, config);
        return c.json({ state: 'yes' as const }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/standings',
        summary: 'Standings of an evening, a season, a game, or of all.',
        request: { params, query: scope },
        responses: { 200: json(standingsPage, 'The standings.'), 404: failure('There is no such club.') },
      }),
      async (c) => {
        const room = await clubs.get(c.req.valid('param').code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        const { club } = room;
        const which = c.req.valid('query');
        const lines = standings(club, which);
        const season = which.season ?? seasonOf(club, which);
        const { evenings, lines: places } = race(club, season);
        return c.json(
          {
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
            lines: lines.map((it) => ({ ...it, from: it.from.map((from) => ({ ...from, parts: [...from.parts] })) })),
            titles: titles(club, which).map((it) => ({ ...it })),
            race: { evenings, lines: Object.fromEntries(places) },
            schemes: club.schemes as Record<string, { places: number[]; side: number; played: number }>,
          },
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/standings.csv',
        summary: 'The same for a spreadsheet.',
        request: { params, query: scope },
        responses: {
          200: { content: { 'text/csv': { schema: z.string() } }, description: 'The standings.' },
          404: failure('There is no such club.'),
        },
      }),
      async (c) => {
        const { code } = c.req.valid('param');
        const room = await clubs.get(code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        const text = csv(room.club, standings(room.club, c.req.valid('query')), columns[room.club.language]);
        c.header('content-disposition', `attachment; filename="masque-${code}.csv"`);
        // Spreadsheets read UTF-8 where the file says so.
        return c.body(`\ufeff${text}`, 200, { 'content-type': 'text/csv; charset=utf-8' });
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/games',
        summary: 'Games that are over, the last first.',
        request: { params, query: scope.extend({ member: member.optional() }) },
        responses: { 200: json(z.array(played), 'The games.'), 404: failure('There is no such club.') },
      }),
      async (c) => {
        const room = await clubs.get(c.req.valid('param').code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        const { club } = room;
        const { member: of, ...which } = c.req.valid('query');
        const found = resultsIn(club, which).filter(
          (it) => of === undefined || it.players.some((p) => p.member === of),
        );
        return c.json(
          found
            .map((it) => ({
              session: it.session,
              game: it.game,
              evening: it.evening,
              at: it.at,
              minutes: Math.max(1, Math.round((it.at - it.from) / 60_000)),
              reason: it.reason,
              players: it.players.map(({ member: id, name, bot, place, won }) => ({
                ...(id !== undefined && { member: id, mask: club.members[id]?.mask }),
                name: id === undefined ? name : (club.members[id]?.name ?? ''),
                ...(bot && { bot }),
                ...(place !== undefined && { place }),
                won,
              })),
            }))
            .reverse(),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/games/{session}',
        summary: 'A finished game as a file, to be played again and checked anywhere.',
        request: { params: params.extend({ session: z.string().max(60) }) },
        responses: { 200: json(tableExport, 'The game.'), 404: failure('There is no such game.') },
      }),
      async (c) => {
        const { code, session } = c.req.valid('param');
        const room = await clubs.get(code);
        const file = room ? await gameOf(services, room.club, session) : null;
        if (!file) return c.json(problemOf(c, 'no_club'), 404);
        c.header('content-disposition', `attachment; filename="masque-${file.game}-${code}.json"`);
        return c.json(file, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/file',
        summary: 'Everything of a club as one file, for its hosts.',
        request: { params },
        responses: {
          200: json(z.looseObject({ format: z.literal('masque-club') }), 'The club.'),
          403: failure('Only hosts may have it.'),
          404: failure('There is no such club.'),
        },
      }),
      async (c) => {
        const { code } = c.req.valid('param');
        const room = await clubs.get(code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        if (!room.you(c.get('person')).host) return c.json(problemOf(c, 'not_host'), 403);
        const file = await clubFile(services, room.log.name.id, room.club);
        c.header('content-disposition', `attachment; filename="masque-club-${code}.json"`);
        c.header('cache-control', 'no-store');
        return c.json(file as unknown as { format: 'masque-club' }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/me',
        summary: 'Everything that a club keeps of whoever asks.',
        request: { params },
        responses: {
          200: json(z.looseObject({ name: z.string() }), 'All of it.'),
          404: failure('There is no such club, or nobody like that in it.'),
        },
      }),
      async (c) => {
        const { code } = c.req.valid('param');
        const room = await clubs.get(code);
        const me = room?.you(c.get('person')).member;
        if (!room || !me) return c.json(problemOf(c, 'no_club'), 404);
        c.header('content-disposition', `attachment; filename="masque-${code}-me.json"`);
        c.header('cache-control', 'no-store');
        return c.json({ name: '', ...(await personFile(services.store, room.log.name.id, room.club, me)) }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/clubs/{code}/me/erase',
        summary: 'Takes the name of whoever asks out of the club. Games stay; the last host cannot be erased.',
        request: { params },
        responses: {
          200: json(z.object({ erased: z.literal(true) }), 'Done.'),
          403: failure('The last host has to stay.'),
          404: failure('There is no such club, or nobody like that in it.'),
        },
      }),
      async (c) => {
        const { code } = c.req.valid('param');
        const room = await clubs.get(code);
        const you = room?.you(c.get('person'));
        if (!room || !you?.member) return c.json(problemOf(c, 'no_club'), 404);
        if (you.host && hostsOf(room.club).length === 1) return c.json(problemOf(c, 'not_host'), 403);
        const who = you.member;
        const at = services.clock.now();
        await room.extend(() => [
          { t: 'host', at, member: who, on: false },
          { t: 'erase', at, member: who },
        ]);
        await eraseNames(services.store, room.log.name.id, who);
        await room.reread();
        return c.json({ erased: true as const }, 200);
      },
    );

const columns = {
  en: ['Place', 'Name', 'Points', 'Games', 'Won', 'Rating'],
  fr: ['Rang', 'Nom', 'Points', 'Parties', 'Gagnées', 'Cote'],
};

const peopleOf = (club: Club): Record<string, { name: string; mask: string }> =>
  Object.fromEntries(Object.values(club.members).map(({ id, name, mask: worn }) => [id, { name, mask: worn }]));

/** The season of an evening, or the present one. */
const seasonOf = (club: Club, { evening }: Scope): string =>
  club.chapters.find((it) => it.id === evening)?.season ?? club.seasons.at(-1)?.id ?? 's0';
