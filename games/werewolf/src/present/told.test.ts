import { deedsOf, logFor, OMNISCIENT, SPECTATOR, type Line, type Message, type Seat } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import werewolf from '../index.ts';
import { sideOfCard, type Role } from '../roles/index.ts';

type Args = { readonly [name: string]: unknown };
const seatIn = (arg: unknown): Seat | undefined => (arg as { seat?: Seat } | undefined)?.seat;
const seatsIn = (arg: unknown): (Seat | undefined)[] =>
  ((arg as { list?: unknown[] } | undefined)?.list ?? []).map(seatIn);

/** A game as its record tells it: the public one, and who had which card. */
interface Told {
  readonly seat: Seat;
  readonly args: Args;
  readonly log: readonly Line[];
  readonly sides: readonly string[];
  readonly all: readonly Line[];
}

const votes = ({ log }: Told, of: (args: Args) => boolean) =>
  log.filter(({ kind, args }) => kind === 'voted' && of(args));
const passed = (args: Args): boolean => Number(args['ayes']) >= Number(args['need']);
const died = ({ log, seat }: Told, kind: string): boolean =>
  log.some((it) => it.kind === kind && (it.data as Seat[][]).some(([who]) => who === seat));
const raised = (it: Told) => votes(it, (args) => passed(args) && seatsIn(args['yes']).includes(it.seat));
/** Whom the village has lynched after this seat had accused them. */
const brought = (it: Told): Seat[] =>
  votes(it, passed).flatMap((vote) => {
    const by = it.log.slice(0, it.log.indexOf(vote)).findLast(({ kind }) => kind === 'nominated')!;
    return seatIn(by.args['by']) === it.seat ? [seatIn(vote.args['who'])!] : [];
  });
const lynched = (it: Told): boolean =>
  votes(it, passed).some(({ args }) => seatIn(args['who']) === it.seat && args['ayes'] === it.args['ayes']);
const evil = ({ sides }: Told, seat: Seat | undefined): boolean => sides[seat!] === 'evil';

/** What the record says about each sentence. */
const truths: { readonly [key: string]: (it: Told) => boolean } = {
  'told.vindicated': (it) =>
    died(it, 'dawn') &&
    evil(it, seatIn(it.args['at'])) &&
    it.log.some(
      ({ kind, args }) =>
        (kind === 'suspects' || kind === 'reports.wolf') &&
        seatIn(args['by']) === it.seat &&
        seatIn(args['who']) === seatIn(it.args['at']),
    ),
  'told.lynched.guilty': (it) => lynched(it) && evil(it, it.seat),
  'told.lynched.innocent': (it) => lynched(it) && it.sides[it.seat] === 'good',
  'told.betrayed': (it) =>
    evil(it, it.seat) && evil(it, seatIn(it.args['at'])) && brought(it).includes(seatIn(it.args['at'])!),
  'told.accused.guilty': (it) =>
    !evil(it, it.seat) && brought(it).filter((who) => evil(it, who)).length === it.args['n'],
  'told.accused.innocent': (it) =>
    !evil(it, it.seat) && brought(it).filter((who) => it.sides[who] === 'good').length === it.args['n'],
  'told.framed': (it) =>
    evil(it, it.seat) && brought(it).filter((who) => it.sides[who] === 'good').length === it.args['n'],
  'told.found': (it) =>
    it.all.filter(({ kind, data }) => kind.endsWith('.yes') && (data as { seat: Seat }).seat === it.seat).length >=
    Number(it.args['n']),
  'told.narrow': (it) =>
    votes(it, (args) => seatIn(args['who']) === it.seat && Number(args['need']) - Number(args['ayes']) === 1).length >
    0,
  'told.untried': (it) =>
    evil(it, it.seat) && !it.log.some(({ kind, args }) => kind === 'seconded' && seatIn(args['who']) === it.seat),
  'told.hands.right': (it) =>
    raised(it).length === it.args['n'] && raised(it).every(({ args }) => evil(it, seatIn(args['who']))),
  'told.hands.wrong': (it) =>
    raised(it).length === it.args['n'] && raised(it).every(({ args }) => !evil(it, seatIn(args['who']))),
  'told.died.night': (it) => died(it, 'dawn'),
  'told.died.heart': (it) => died(it, 'died.heart'),
  'told.died.shot': (it) => died(it, 'died.shot'),
};

test('whatever is told about players is what the record says', { timeout: 120_000 }, () => {
  const seen = new Set<string>();
  for (let i = 0; i < 36; i++) {
    const { session } = playOut(werewolf, {
      seats: 7 + 2 * (i % 6),
      seed: `told ${i}`,
      bots: i % 3 ? 'normal' : 'easy',
    });
    const log = logFor(session, SPECTATOR);
    const all = logFor(session, OMNISCIENT);
    const deeds = deedsOf(session);
    const sides = deeds.map(({ role }) => sideOfCard(String(role).slice('role.'.length) as Role));
    for (const { seat, told = [] } of deeds)
      for (const it of told as Message[]) {
        const [key, args] = typeof it === 'string' ? [it, {}] : [it.key, it.args ?? {}];
        seen.add(key);
        // A card that chooses its side is told by the rules alone.
        if (sides.includes('sworn')) continue;
        expect([i, seat, key, truths[key]!({ seat, args, log, sides, all })]).toEqual([i, seat, key, true]);
      }
  }
  expect(Object.keys(truths).filter((key) => !seen.has(key))).toEqual([]);
});
