import { logFor, OMNISCIENT, randomFor, seedOf, type AnyGame, type Viewer } from '@masque/core';
import { doc, lobby, tableExport, you, type ChatMessage, type TableExport } from '@masque/protocol';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fakeClock } from '../clock/fake-clock.ts';
import { ask, house, toyGame } from '../test/house.ts';
import { veilsIn } from '../test/toy.ts';
import { allGames } from './all-games.ts';
import { allowed, follow, stagesOf, type Allowed, type SessionAt } from './allowed.ts';
import { canon } from '../canon.ts';
import { SecrecyEvening, tally } from './evening.ts';
import { checkBeats } from './nights.ts';
import { variantsOf, type Variant } from './variants.ts';
import { channelsAt } from '../table/commands/talk.ts';

/** Tables of the toy game with marked cards, which is quick to play. */
const MARKED = often(5, 20);
/** Tables played at a time. */
const AT_ONCE = 6;

const strict = z.strictObject({
  ...doc.shape,
  lobby: z.strictObject(lobby.shape),
  you: z.strictObject(you.shape).nullable(),
});

/** Could this viewer read the channel when the message was written? */
const mayHear = (stages: readonly SessionAt[], viewer: Viewer, { at, channel }: ChatMessage): boolean =>
  stages.some(
    (it, i) =>
      it.at <= at &&
      (stages[i + 1]?.at ?? Infinity) >= at &&
      channelsAt(it.session, viewer).some(({ id }) => id === channel),
  );

function check(game: AnyGame, { all, second, cookies }: SecrecyEvening, file: TableExport): void {
  const stages = stagesOf(game, file);
  const dues = new Map<Viewer, Allowed[]>();
  const { told } = all[3]!.saw;
  checkBeats(stages, told);
  for (const { viewer, saw, missed } of all) {
    const { client } = saw;
    expect(strict.parse(client.doc)).toBeTruthy();
    // The frames must show exactly what the core lets this viewer see, in as many steps as it changed.
    const due = dues.get(viewer) ?? allowed(stages, viewer);
    dues.set(viewer, due);
    const met = follow(due, saw, viewer);
    const log = logFor(stages.at(-1)!.session, viewer);
    expect(canon(client.log)).toBe(canon(JSON.parse(JSON.stringify(log.slice(client.seen!.from)))));
    for (const [i, { frames }] of saw.moments.entries()) {
      const text = frames.join('\n');
      for (const veil of veilsIn(text)) expect(met[i]!.veils.has(veil), `${veil} for ${viewer}`).toBe(true);
      if (i < saw.moments.length - 1) expect(text).not.toContain(file.seed);
      for (const cookie of cookies) expect(text).not.toContain(cookie.split('=')[1]!);
    }
    // Viewers who see no change are sent nothing. At night, everybody is sent frames of the same length at the same
    // moments.
    expect(saw.blank, `frames of viewer ${viewer} that show nothing`).toEqual([]);
    const here = told.filter((_, i) => !missed.some(([from, to]) => i >= from && i < to));
    if (viewer === OMNISCIENT) {
      // A viewer who sees everything may be sent more than fits into a frame.
      const times = [...saw.told, ...saw.aside].map(({ at }) => at);
      for (const { at } of here) expect(times, `a game master by night`).toContain(at);
    } else {
      expect(saw.told, `frames of viewer ${viewer} by night`).toEqual(here);
      // Only the result of a viewer's own action is shown out of turn.
      const asked = [...saw.asked];
      const others = saw.aside.filter(
        ({ at }) => !asked.includes(at) || asked.splice(asked.indexOf(at), 1).length === 0,
      );
      expect(others, `frames of viewer ${viewer} out of turn`).toEqual([]);
    }
    expect(saw.absences, `what viewer ${viewer} is told by night of who is away`).toEqual([]);
    // Whispers reach only those who could read the channel at the time.
    for (const it of client.said.filter((it) => it.private))
      expect(mayHear(stages, viewer, it), `${viewer} hears ${it.text} in ${it.channel}`).toBe(true);
  }
  const host = all[0]!.saw.client;
  expect([canon(second.doc), canon(second.log)]).toEqual([canon(host.doc), canon(host.log)]);
  const [watch, screen] = all.slice(3).map(({ saw }) => saw.moments.flatMap(({ frames }) => frames).slice(1));
  expect(watch!.filter((it) => /^\{"t":"diff"/.test(it))).toEqual(screen!.filter((it) => /^\{"t":"diff"/.test(it)));
}

/** The tables at which a game is played. */
function tablesOf(game: AnyGame): Variant[] {
  const usual = Math.max(game.seats.min, Math.min(game.seats.max, 4));
  // The conformance suite covers every value in every run. Here, a part of them is enough, and the nightly run plays
  // all.
  if (game !== toyGame) return variantsOf(game, usual).filter((_, i) => i % often(12, 1) === 0);
  // Day and night, with and without a clock.
  const options = [{}, { dark: true }, { ms: 20_000 }, { dark: true, ms: 20_000 }, { watched: true, dark: true }];
  return Array.from({ length: MARKED }, (_, i) => ({ seats: 2 + (i % 4), options: options[i % options.length]! }));
}

test.each(allGames)(
  '$id: over whole games under every option, whoever comes and goes, all are sent what the core shows them and no more',
  async (game) => {
    const clock = fakeClock();
    const { url } = await house({
      clock,
      botSpeed: 0.001,
      limits: 10_000,
      registered: allGames.map((it) => ({ game: it })),
    });
    const random = randomFor(seedOf(`socket secrecy ${game.id}`), 0);
    const happened = tally();
    // At night too, if the game has nights.
    const untried = (): string[] => {
      const { nights, saidByNight, awayByNight, backByNight, ...byDay } = happened;
      const due = { ...byDay, ...(nights > 0 && { saidByNight, awayByNight, backByNight }) };
      return Object.entries(due)
        .filter(([, n]) => n === 0)
        .map(([what]) => what);
    };
    const tables = tablesOf(game);
    // Absences depend on how fast frames arrive, so a slow machine may need more tables to cover everything.
    const more = Array.from({ length: 8 }, () => tables).flat();
    while (tables.length > 0 || (more.length > 0 && untried().length > 0)) {
      const dealt = tables.length > 0 ? tables : more;
      const evenings = await Promise.all(
        dealt.splice(0, AT_ONCE).map((it) => SecrecyEvening.begin(game, it, { url, clock, random, tally: happened })),
      );
      for (let turn = 0; !evenings.every(({ over }) => over); turn++) {
        if (turn > 20_000) throw new Error('these games do not end');
        const acted = await Promise.all(evenings.map((it) => it.turn(turn)));
        await clock.pass(acted.includes(true) ? 1 : 2000);
        await Promise.all(evenings.map((it) => it.settled()));
      }
      for (const evening of evenings) {
        await evening.gather();
        const response = await ask(url, `/api/tables/${evening.code}/export`);
        check(game, evening, tableExport.parse(await response.json()));
        await evening.close();
      }
    }
    expect(untried()).toEqual([]);
  },
  240_000,
);
