import { replay, type Club, type ClubInput, type Player } from './index.ts';

/** Masks that people may take. */
export const masks = ['fox', 'owl', 'cat', 'ram'] as const;

/** A club with an evening, and people who are here: `m1` is the host. */
export function evening(names: readonly string[] = ['Ada', 'Ben', 'Cleo']): Club {
  const inputs: ClubInput[] = [{ t: 'begin', at: 0, name: 'The Lantern', color: 'brass', language: 'en' }];
  names.forEach((name, i) =>
    inputs.push({ t: 'member', at: i, member: `m${i + 1}`, person: `p${i + 1}`, name, mask: masks[i % 4]! }),
  );
  inputs.push({ t: 'host', at: 9, member: 'm1', on: true }, { t: 'open', at: 10, evening: 'e90', name: 'Friday' });
  names.forEach((_, i) => inputs.push({ t: 'here', at: 11 + i, member: `m${i + 1}` }));
  return replay(inputs);
}

/** The `n`th of them, as a player in a result. */
export const player = (n: number, rest: Partial<Player> = {}): Player => ({
  member: `m${n}`,
  name: '',
  won: false,
  ...rest,
});
/** A game of that evening. */
export const result = (session: string, players: Player[], rest: object = {}): ClubInput => ({
  t: 'result', session, evening: 'e90', table: 't91', game: 'coup', from: 0, at: 1, reason: 'won', players, ...rest,
}); // prettier-ignore
