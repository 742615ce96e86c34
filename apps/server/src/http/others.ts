import { createRoute, z } from '@hono/zod-openapi';
import { me, others } from '@masque/protocol';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Config } from '../config.ts';
import type { People, Person } from '../identity/people.ts';
import { hashOf } from '../identity/token.ts';
import type { Services } from '../services.ts';
import type { Env } from './env.ts';
import { keepCookie, remember } from './person.ts';
import { problemOf } from './problems.ts';
import { body, failure, json, routes } from './routes.ts';

const COOKIE = 'masque-others';
/** How many other people one device keeps. The first ones put aside are forgotten first. */
const MAX_KEPT = 12;

/** Somebody whom this device has been and can be again. */
interface OtherPerson {
  readonly token: string;
  readonly person: Person;
}

/** An id for a token where the token itself must not be readable. */
const idOf = (token: string): string => hashOf(token).slice(0, 16);

/** The people that this device has put aside, latest first, without those whose token is no longer valid. */
async function kept(c: Context<Env>, people: People): Promise<OtherPerson[]> {
  const tokens = (getCookie(c, COOKIE, 'host') ?? getCookie(c, COOKIE) ?? '').split('.').slice(0, MAX_KEPT);
  const all = await Promise.all(tokens.map(async (token) => ({ token, person: await people.of(token) })));
  return all.filter((it): it is OtherPerson => it.person !== null);
}

/** Puts the device's current person aside. Somebody without a name is not kept, because nobody would look for them. */
async function keepAside(c: Context<Env>, people: People, config: Config, rest: readonly OtherPerson[]): Promise<void> {
  const [person, token] = [c.get('person'), c.get('token')];
  const named = person?.name !== undefined && token !== null;
  if (named) await people.keep(person.id);
  const tokens = [...(named ? [token] : []), ...rest.map((it) => it.token)];
  keepCookie(c, COOKIE, tokens.slice(0, MAX_KEPT).join('.'), config);
}

/** Switches the device to another person. The current one, if different, is put aside. */
export async function becomeOther(
  c: Context<Env>,
  people: People,
  config: Config,
  { token, person }: OtherPerson,
): Promise<void> {
  const now = c.get('person');
  const rest = (await kept(c, people)).filter((it) => it.person.id !== person.id);
  if (now && now.id !== person.id) await keepAside(c, people, config, rest);
  remember(c, token, config);
}

/** For a phone that is handed around: the current person changes, and nobody is lost. */
export const otherRoutes = ({ people }: Services, config: Config) => {
  return routes()
    .openapi(
      createRoute({
        method: 'get',
        path: '/me/others',
        summary: 'People whom this device was before and can become again, the latest first.',
        responses: { 200: json(others, 'Their names and masks; `id` stands for each.') },
      }),
      async (c) => {
        c.header('cache-control', 'no-store');
        const all = await kept(c, people);
        return c.json(
          all.map(({ token, person: { name, mask } }) => ({ id: idOf(token), name, mask })),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/me/aside',
        summary: 'Makes this device a new person. The previous person is kept and can come back.',
        responses: { 200: json(me, 'Somebody without a name.') },
      }),
      async (c) => {
        await keepAside(c, people, config, await kept(c, people));
        remember(c, people.create().token, config);
        return c.json({}, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/me/back',
        summary: 'Makes this device a previous person again. The current person is kept in turn.',
        request: { body: body(z.strictObject({ id: z.string().regex(/^[0-9a-f]{16}$/) })) },
        responses: { 200: json(me, 'Who this device is now.'), 404: failure('No such person is on this device.') },
      }),
      async (c) => {
        const { id } = c.req.valid('json');
        const all = await kept(c, people);
        const back = all.find((it) => idOf(it.token) === id);
        if (!back) return c.json(problemOf(c, 'no_person'), 404);
        await becomeOther(c, people, config, back);
        return c.json({ name: back.person.name, mask: back.person.mask }, 200);
      },
    );
};
