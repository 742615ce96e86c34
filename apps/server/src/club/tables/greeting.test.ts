import { replay, step, type Club, type ClubInput } from '@masque/club';
import { expect, test } from 'vitest';
import { ClubLimits } from '../../limits.ts';
import type { Room } from '../../table/room.ts';
import { greet } from './greeting.ts';
import type { ClubLog } from '../stream.ts';

test('people whom an evening lets in no more use up nobody else’s place in the club', async () => {
  const log = {
    club: replay([
      { t: 'begin', at: 0, name: 'The Lantern', color: 'brass', language: 'en' },
      { t: 'open', at: 0, evening: 'e1', name: 'Friday' },
      { t: 'lock', at: 0, on: true },
    ]),
    async extend(decide: (club: Club) => readonly ClubInput[]) {
      for (const it of decide(this.club)) this.club = step(this.club, it);
    },
  };
  const limits = new ClubLimits(1);
  const at = (person: string, name: string, mask: string) =>
    greet(log as unknown as ClubLog, { now: { data: { places: [{ person, name, mask }] } } } as Room, 1, limits);
  // Their table changes again and again.
  for (let i = 0; i < 1000; i++) await at('p1', 'Eve', 'owl');
  expect(log.club.members).toEqual({});
  log.club = step(log.club, { t: 'lock', at: 2, on: false });
  await at('p2', 'Ben', 'fox');
  expect(Object.values(log.club.members).map((it) => it.name)).toEqual(['Ben']);
});
