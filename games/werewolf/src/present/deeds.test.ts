import { deedsOf, logFor, seatsOf, SPECTATOR, tableFor } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import werewolf from '../index.ts';

test('only at the end it is revealed who had which card, and who lied about it', () => {
  const started: number[] = [];
  let lied = 0;
  for (const seed of ['deeds', 'lies', 'truths']) {
    const { session } = playOut(werewolf, {
      seats: 8,
      seed,
      bots: 'normal',
      onStep: ({ session: now }) => void (now.outcome ?? started.push(deedsOf(now).length)),
    });
    const deeds = deedsOf(session);
    expect(deeds.map((it) => it.seat)).toEqual(seatsOf(8));
    expect(deeds.filter((it) => it.role === 'role.werewolf').length).toBeGreaterThan(0);
    const said = logFor(session, SPECTATOR).filter(({ kind }) => kind === 'claims');
    for (const { seat, role, claims, lies } of deeds) {
      const own = said.filter(({ args }) => (args['who'] as { seat: number }).seat === seat);
      const untrue = own.filter(({ args }) => (args['role'] as { msg: string }).msg !== role);
      expect([claims, lies]).toEqual([own.length, untrue.length]);
      lied += untrue.length;
    }
  }
  expect(new Set(started)).toEqual(new Set([0]));
  expect(lied).toBeGreaterThan(0);
});

test('a claim names its card, other talk names none', () => {
  const faces = new Map<string, Set<string | undefined>>();
  playOut(werewolf, {
    seats: 10,
    seed: 'talk',
    bots: 'normal',
    onStep({ session }) {
      const { claim } = tableFor(session, SPECTATOR);
      if (!claim || typeof claim.text === 'string') return;
      const role = (claim.text.args?.['role'] as { msg: string } | undefined)?.msg;
      faces.set(claim.text.key, (faces.get(claim.text.key) ?? new Set()).add(claim.face && `role.${claim.face}`));
      if (claim.text.key === 'said.claim') expect(`role.${claim.face}`).toBe(role);
    },
  });
  expect([...(faces.get('said.suspect') ?? [])]).toEqual([undefined]);
  expect(faces.get('said.claim')!.size).toBeGreaterThan(0);
});
