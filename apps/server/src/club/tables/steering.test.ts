import { goingOnAt } from '@masque/club';
import { isSame, type GoingOn, type TableExport } from '@masque/protocol';
import { checkMoves, recordingOf } from '@masque/replay';
import { expect, test } from 'vitest';
import { benPlays, club, guest, openTable } from '../../test/evening.ts';
import { ask, house, toyGame } from '../../test/house.ts';

test('a host pauses, resumes, announces, and closes a table with a reason', async () => {
  const { url } = await house();
  const { desk, ben, table, seat } = await benPlays(url);
  expect(await desk.do({ do: 'pause', table, on: true })).toMatchObject({ t: 'ok' });
  await seat.until(() => seat.doc!.play!.paused === true);
  await desk.until(() => desk.doc!.live![table]!.paused === true);
  expect([desk.doc!.live![table]!.pausedBy, seat.doc!.lobby.pausedBy]).toEqual(['Ada', 'Ada']);
  expect(await desk.do({ do: 'goOn', table, seen: goingOnAt(desk.doc!.live![table]!) })).toMatchObject({
    code: 'paused',
  });
  await desk.do({ do: 'pause', table, on: false });
  expect(await desk.do({ do: 'say', text: 'Pizza is here' })).toMatchObject({ t: 'ok' });
  await seat.until(() => seat.doc!.lobby.notice?.text === 'Pizza is here');
  // A game that goes on says nothing of who once stopped it.
  expect(seat.doc!.lobby.pausedBy).toBeUndefined();
  await ben.until(() => ben.doc!.room.said?.text === 'Pizza is here');
  expect(await desk.do({ do: 'untable', table, why: 'The cellar is flooded' })).toMatchObject({ t: 'ok' });
  await seat.until(() => seat.doc!.lobby.club?.closed === true);
  expect(seat.doc!.lobby.problems).toContainEqual({
    key: 'problem.closed.why',
    args: { why: 'The cellar is flooded' },
  });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 0);
  // The game has no result and does not count.
  expect(desk.doc!.room.played).toBe(0);
});

test.each([600_000, null])('a host goes on with a clock of %s ms, and the record says so', async (ms) => {
  const { url } = await house();
  const { desk, table, at, seat } = await benPlays(url, { ms });
  await desk.do({ do: 'say', text: 'Supper!' });
  let seen: GoingOn = { question: 0, asked: [] };
  for (let round = 1; round <= 3; round++) {
    await seat.until(() => seat.doc!.play!.offers.some(({ type, optional }) => type === 'play' && !optional));
    const { window } = seat.doc!.play!.offers.find(({ type }) => type === 'play')!;
    const before = seen;
    await desk.until(() => !isSame((seen = goingOnAt(desk.doc!.live?.[table] ?? {})), before));
    // A press from the round before comes too late.
    expect(await desk.do({ do: 'goOn', table, seen: before })).toMatchObject({ code: 'stale' });
    expect(await desk.do({ do: 'goOn', table, seen })).toMatchObject({ t: 'ok' });
    await seat.until(
      () =>
        seat.doc!.play!.outcome !== null ||
        seat.doc!.play!.offers.find(({ type }) => type === 'play')?.window !== window,
    );
  }
  await seat.until(() => seat.doc!.play!.outcome !== null);
  // Neither takes the place of the other.
  expect(seat.doc!.lobby).toMatchObject({ went: { by: 'Ada' }, notice: { text: 'Supper!' } });
  const file = (await (await ask(url, `/api/tables/${at}/export`)).json()) as TableExport;
  // The host has no seat at that table.
  expect(file.inputs.filter((it) => 'close' in it)).toEqual(
    [1, 2, 3].map(() => ({ at: expect.any(Number), close: true })),
  );
  const checking = checkMoves(file, recordingOf(file, toyGame));
  let checked = checking.next();
  while (!checked.done) checked = checking.next();
  expect(checked.value[0]).toMatchObject({ ok: true, says: { key: 'verify.clocks' } });
});

test('a host who leads a game from the desk is neither free nor seated with the others', async () => {
  const { url } = await house();
  const { code, desk } = await club(url);
  const [ben, cleo] = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  const { table } = await openTable(desk, { options: { watched: true } });
  const master = () => desk.doc!.room.tables[table]!.master;
  await desk.until(() => master() === null);
  for (const it of [ben, cleo]) await it.do({ do: 'sit', table });
  expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'refused' });
  expect(await ben.do({ do: 'lead', table, on: true })).toMatchObject({ code: 'not_host' });
  expect(await desk.do({ do: 'lead', table, on: true })).toMatchObject({ t: 'ok' });
  await desk.until(() => master() !== null);
  expect(master()).toEqual({ member: desk.you!.member });
  // A random draw gives no seat to a game master.
  expect(await desk.do({ do: 'seatAll', how: 'lot', tables: [table] })).toMatchObject({ code: 'no_seats' });
  expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'lead', table, on: false })).toMatchObject({ code: 'not_now' });
});
