import { commitmentOf, seedOf } from '@masque/core';
import { dealtFrom, type TableExport, type Verdict } from '@masque/protocol';
import { expect, test } from 'vitest';
import { den } from '../den.fixture.ts';
import { checkMoves, recordingOf } from '../index.ts';
import { done, numbers, playDen, sealed } from '../play.fixture.ts';
import { ada, ben, dealtWith, file, house, kept, links, type Numbers } from './fair.fixture.ts';
import { checkChain, checkDeal, summaryOf, verifyMessages, type DeviceRecord } from './index.ts';

/** All that was said in these tests: at the end, it must have been every message that there is. */
const heard = new Set<string>();
const text = ({ says }: Verdict) => (typeof says === 'string' ? { key: says, args: {} } : { args: {}, ...says });
const namedIn = (of: string): string[] =>
  [
    ...new Set([...of.matchAll(/\{(\w+)(?=,)/g), ...of.matchAll(/\{(\w+)\}(?! other)/g)].map(([, name]) => name!)),
  ].sort();

/** Verdicts by key, with a sign; each is a sentence in both languages, and has all that these name. */
function signs(verdicts: readonly Verdict[]): string[] {
  return verdicts.map((it) => {
    const { key, args } = text(it);
    heard.add(key);
    for (const words of [verifyMessages.en, verifyMessages.fr]) {
      expect(words).toHaveProperty([key]);
      expect(Object.keys(args)).toEqual(expect.arrayContaining(namedIn(words[key]!)));
    }
    return `${it.ok === null ? '·' : it.ok ? '✓' : '✗'} ${key.replace('verify.', '')}`;
  });
}

const deal = (change: Partial<TableExport>, device: DeviceRecord = kept) =>
  signs(checkDeal({ ...file, ...change }, device));
const chain = (change: Partial<TableExport>, device: DeviceRecord = kept) =>
  signs(checkChain({ ...file, ...change }, device));
const moves = (change: Partial<TableExport>) => {
  const it = { ...file, ...change };
  return signs(done(checkMoves(it, recordingOf(it, den))));
};
const wrong = (of: string[]) => of.filter((it) => it.startsWith('✗'));

test('a game that was dealt and played as recorded is told to be so, in all that a device has kept', () => {
  const verdicts = [
    ...checkDeal(file, kept),
    ...done(checkMoves(file, recordingOf(file, den))),
    ...checkChain(file, kept),
  ];
  expect(signs(verdicts)).toEqual([
    '✓ promise',
    '✓ made',
    '✓ seals',
    '✓ own',
    '✓ clocks',
    '✓ moves',
    '✓ outcome',
    '✓ chain',
  ]);
  expect(summaryOf(verdicts)).toEqual({ ok: true, whole: true, says: 'verify.whole' });
});

test('what a device has not kept cannot be compared, and is not called wrong', () => {
  const verdicts = [...checkDeal(file), ...checkChain(file)];
  expect(signs(verdicts)).toEqual(['· promise.unknown', '✓ made', '· chain.unknown']);
  expect(summaryOf(verdicts)).toEqual({ ok: true, whole: false, says: 'verify.part' });
  expect(chain({}, { links: [] })).toEqual(['· chain.unknown']);
  expect(deal({}, { seals: [] })).toEqual(expect.arrayContaining(['✗ seal.new']));
  expect(summaryOf(checkDeal(file, { seals: [] }))).toEqual({ ok: false, whole: false, says: 'verify.bad' });
});

test('a house that dealt from something else than it had promised is found', () => {
  // After the fact, to a device that has kept the promise, and to one that has not.
  const lucky = seedOf('lucky');
  expect(wrong(deal({ entropy: { house: lucky, seats: [ada!, ben!, null, null] } }, {}))).toEqual([
    '✗ promise.file',
    '✗ seed',
  ]);
  const entropy = { house: lucky, seats: [ada!, ben!, null, null] };
  const swapped = { entropy, commitment: commitmentOf(lucky), seed: dealtFrom(lucky, [...numbers, null, null]) };
  expect(wrong(deal(swapped))).toEqual(['✗ promise.broken']);
  expect(wrong(deal({ seed: lucky }))).toEqual(['✗ seed']);
  expect(wrong(deal({ commitment: commitmentOf(lucky) }))).toEqual(['✗ promise.file']);
});

test('a house that dealt alone says so, and not from another seed than its own', () => {
  const alone = playDen('alone').file;
  const told = (change: object) => signs(checkDeal({ ...alone, ...change }, { commitment: alone.commitment }));
  expect(told({})).toEqual(['✓ promise', '· house']);
  const entropy = { house: alone.seed, seats: [null, null, null, null] };
  expect(told({ entropy })).toEqual(['✓ promise', '· house']);
  expect(told({ entropy, seed: seedOf('lucky') })).toEqual(['✓ promise', '· house', '✗ house.other']);
});

test('numbers that are not those that were sealed, or seen before the deal, are found', () => {
  const other = { seal: commitmentOf(seedOf('x')), number: seedOf('x') };
  const of = (seats: Numbers, device = kept) => wrong(signs(checkDeal(dealtWith(seats), device)));
  // Changed by its number alone, or by both.
  expect(of([ada!, { ...ben!, number: other.number }, null, null])).toEqual(['✗ number']);
  expect(of([ada!, other, null, null])).toEqual(['✗ seal.new', '✗ seal.gone']);
  expect(of([ada!, null, null, null])).toEqual(['✗ seal.gone']);
  expect(of([ada!, ben!, other, null])).toEqual(['✗ seal.new']);
  // A house that knows all numbers tries how the deal would be with one of them at a bot's seat, too.
  expect(of([ada!, ben!, ben!, null])).toEqual(['✗ seal.copied']);
  expect(text(checkDeal(dealtWith([ada!, ben!, ben!, null]), kept).find(({ ok }) => ok === false)!).args).toEqual({
    who: { list: ['Ben', 'Cleo'] },
    seal: ben!.seal,
  });
  expect(of([ben!, ada!, null, null])).toEqual(['✗ own.replaced']);
});

test('whether the number of this device was used, and why not, is said by its own record', () => {
  const of = (seats: Numbers, own: DeviceRecord['own']) =>
    signs(checkDeal(dealtWith(seats), { commitment: kept.commitment, own })).slice(-1)[0];
  const mine = { seat: 0, number: numbers[0], given: true };
  const other = { seal: commitmentOf(seedOf('x')), number: seedOf('x') };
  expect(of([ada!, ben!, null, null], mine)).toBe('✓ own');
  expect(of([null, ben!, null, null], mine)).toBe('✗ own.gone');
  expect(of([other, ben!, null, null], mine)).toBe('✗ own.replaced');
  expect(of([{ ...ada!, number: other.number }, ben!, null, null], mine)).toBe('✗ own.other');
  expect(of([{ ...ada!, number: null }, ben!, null, null], mine)).toBe('✗ own.left');
  expect(of([{ ...ada!, number: null }, ben!, null, null], { ...mine, given: false })).toBe('· own.late');
  expect(of([other, ben!, null, null], { seat: 0, given: false })).toBe('· own.elsewhere');
  expect(signs(checkDeal(dealtWith([{ ...ada!, number: null }, ben!, null, null]), {}))).toEqual([
    '· promise.unknown',
    '· left',
    '✓ made',
  ]);
});

test('a record of a deal that cannot be read is refused in words, at the first thing that is none', () => {
  expect(deal({ names: ['Ada'] })).toContain('✗ names');
  expect(deal({ entropy: { house, seats: [ada!, ben!] } })).toContain('✗ places');
  for (const number of ['', 'ab', 'zz'.repeat(32), numbers[1]!.toUpperCase()]) {
    const told = checkDeal({ ...file, entropy: { house, seats: [ada!, { ...ben!, number }, null, null] } }, kept);
    expect(wrong(signs(told))).toContain('✗ number.none');
    expect(told.filter(({ ok }) => ok === false).map((it) => text(it).args)).toContainEqual({ who: 'Ben', number });
    expect(deal({ entropy: { house: number, seats: [null, null, null, null] } })).toEqual(['✗ seed.none']);
    expect([deal({ seed: number }), chain({ seed: number })]).toEqual([['✗ seed.none'], ['✗ seed.none']]);
  }
});

const firstAction = file.inputs.findIndex((it) => 'action' in it);

test('whatever is changed in what all were told of a game, its chain is another', () => {
  const late = (it: TableExport['inputs'][number]) => ({ ...it, at: it.at + 1 });
  const changes: { readonly [what: string]: Partial<TableExport> } = {
    'the game': { game: 'other' },
    'its version': { gameVersion: 99 },
    'the seats': { seats: 5 },
    'an option': { options: { led: true } },
    'a name': { names: file.names.with(1, 'Tim') },
    'who was there': { people: [true, true, false, false] },
    'the game before': { previous: { winners: [1], reason: 'den.over' } },
    'the commitment': { commitment: seedOf('x') },
    'a number': { entropy: { house, seats: [ada!, null, null, null] } },
    'the beginning': { startedAt: file.startedAt + 1 },
    'the seed': { seed: seedOf('x') },
    'a time': { inputs: file.inputs.with(2, late(file.inputs[2]!)) },
    'a move': { inputs: file.inputs.with(firstAction, { ...file.inputs[firstAction]!, seat: 3 } as never) },
    'the order of moves': { inputs: file.inputs.with(1, file.inputs[2]!).with(2, file.inputs[1]!) },
    'a move less': { inputs: file.inputs.toSpliced(2, 1) },
    'the last move less': { inputs: file.inputs.slice(0, -1) },
    'something with a move': { inputs: file.inputs.with(0, { ...file.inputs[0]!, by: 1 } as never) },
  };
  for (const [what, change] of Object.entries(changes)) {
    // As recorded; to a device that was there, even if the record has been sealed again.
    expect([what, ...chain(change, {})]).toEqual([what, '✗ chain.file', '· chain.unknown']);
    const again = sealed({ ...file, ...change });
    expect([what, ...signs(checkChain(again, { links: [links.at(-1)!] }))]).toEqual([what, '✗ chain.other']);
  }
  // What decides nothing is no part of it.
  expect(chain({ masks: ['fox', 'owl', 'cat', 'ram'] })).toEqual(['✓ chain']);
});

test('a device that missed the end vouches for what it received, up to its last link', () => {
  const some = checkChain(file, { links: links.slice(0, 4) });
  expect(signs(some)).toEqual(['· chain.part']);
  expect(text(some[0]!).args).toEqual({ n: 3, all: file.inputs.length });
  // Of what it received earlier, something else is recorded, although its last link is right.
  expect(chain({}, { links: [seedOf('x'), links.at(-1)!] })).toEqual(['✗ chain.other']);
  // A record to which moves were added after its end is the same up to there.
  const more = sealed({ ...file, inputs: [...file.inputs, { at: 0, leave: 0 }] });
  expect(signs(checkChain(more, { links }))).toEqual(['· chain.part']);
  const { chain: _, ...without } = file;
  expect(signs(checkChain(without, { links }))).toEqual(['✓ chain']);
});

test('a move that was changed, removed, added or put elsewhere is found where the rules refuse it', () => {
  const { inputs } = file;
  const refused = (change: Partial<TableExport>) => {
    const [verdict, ...rest] = done(checkMoves({ ...file, ...change }, recordingOf({ ...file, ...change }, den)));
    expect(rest).toEqual([]);
    expect(signs([verdict!])).toEqual(['✗ move']);
    return text(verdict!).args as { n: number; all: number; code: string; move: string };
  };
  const act = inputs[firstAction] as Extract<TableExport['inputs'][number], { action: unknown }>;
  const all = inputs.length;
  const other = inputs.with(firstAction, { ...act, seat: (act.seat + 1) % 4 });
  expect(refused({ inputs: other })).toMatchObject({ n: firstAction + 1, all, code: 'not_offered' });
  const params = inputs.with(firstAction, { ...act, action: { ...act.action, params: { x: 1 } } });
  expect(refused({ inputs: params })).toMatchObject({ n: firstAction + 1, code: 'bad_param' });
  const stale = inputs.with(firstAction, { ...act, action: { ...act.action, window: 'turn#99' } });
  expect(refused({ inputs: stale })).toMatchObject({ n: firstAction + 1, code: 'stale' });
  expect(refused({ inputs: inputs.toSpliced(firstAction, 1) }).n).toBeGreaterThan(firstAction);
  expect(refused({ inputs: [...inputs, { at: 9e9, leave: 0 }] })).toMatchObject({
    n: all + 1,
    all: all + 1,
    code: 'over',
  });
  expect(refused({ inputs: [{ at: 0, deadline: { phase: 'turn', delay: 'think' }, n: 77 }] }).code).toBe('not_pending');
  // It is shown, but not at any length.
  const long = inputs.with(firstAction, { ...act, action: { ...act.action, params: { x: 'y'.repeat(9999) } } });
  expect(refused({ inputs: long }).move).toMatch(/^\{"at":.{150,170}…$/);
});

test('another deal is not the game that was played, whatever its moves', () => {
  for (let i = 0; i < 20; i++) {
    const other = { seed: seedOf(`swapped ${i}`) };
    expect([...wrong(moves(other)), ...wrong(deal(other)), ...wrong(chain(other))]).toEqual(
      expect.arrayContaining(['✗ seed', '✗ chain.file', '✗ chain.other']),
    );
  }
});

test('a game that is cut off, or that did not end as recorded, is found', () => {
  expect(moves({ inputs: file.inputs.slice(0, -1) })).toEqual(['✓ clocks', '✓ moves', '✗ unfinished']);
  const { outcome } = file;
  for (const change of [
    { winners: [] },
    { reason: 'luck' },
    { scores: outcome.scores!.with(0, 99) },
    { side: 'foxes' },
  ])
    expect(wrong(moves({ outcome: { ...outcome, ...change } }))).toEqual(['✗ outcome.other']);
  // The order of its properties does not matter.
  const turned = Object.fromEntries(Object.entries(outcome).reverse()) as TableExport['outcome'];
  expect(wrong(moves({ outcome: turned }))).toEqual([]);
});

test('a clock that rang too early is found, with by how much', () => {
  const of = Array.from({ length: 20 }, (_, i) => playDen(`clock ${i}`).file);
  const it = of.find(({ inputs }) => inputs.some((one) => 'deadline' in one))!;
  const at = it.inputs.findIndex((one) => 'deadline' in one);
  const check = (by: number) => {
    const inputs = it.inputs.map((one, i) => (i === at ? { ...one, at: one.at - by } : one));
    return done(checkMoves({ ...it, inputs }, recordingOf({ ...it, inputs }, den)));
  };
  expect(wrong(signs(check(0)))).toEqual([]);
  const early = check(2000).find(({ ok }) => ok === false)!;
  expect(signs([early])).toEqual(['✗ clock']);
  const { n, ms } = text(early).args as { n: number; ms: number };
  expect(n).toBe(at + 1);
  expect(ms).toBeGreaterThan(1000);
  expect(ms).toBeLessThanOrEqual(2000);
});

test('moves that a game master took back are told, and a record without their taking back is refused', () => {
  const led = Array.from({ length: 20 }, (_, i) => playDen(`led ${i}`, { led: true })).map((it) => it.file);
  const back = led.find(({ inputs }) => inputs.filter((it) => 'back' in it).length > 1)!;
  const told = done(checkMoves(back, recordingOf(back, den)));
  expect(signs(told)).toContain('✓ back');
  expect(text(told.find((it) => text(it).key === 'verify.back')!).args).toEqual({
    n: back.inputs.filter((it) => 'back' in it).length,
  });
  const inputs = back.inputs.filter((it) => !('back' in it));
  expect(wrong(signs(done(checkMoves({ ...back, inputs }, recordingOf({ ...back, inputs }, den)))))).not.toEqual([]);
  // In a game without one, nobody takes anything back.
  expect(moves({ inputs: [file.inputs[0]!, { at: 9e9, back: 1 }] })).toEqual(['✗ move']);
});

test('a game that nobody has won is told to be one', () => {
  const inputs = [{ at: file.startedAt, abort: 'fault' as const }];
  const outcome = { winners: [], reason: 'outcome.aborted' };
  expect(moves({ inputs, outcome })).toEqual(['✓ clocks', '✓ moves', '✓ outcome.nobody']);
});

test('what cannot be dealt is refused, with the reason', () => {
  for (const seats of [1, 6, 99]) {
    const [told] = done(checkMoves({ ...file, seats }, recordingOf({ ...file, seats }, den)));
    expect(signs([told!])).toEqual(['✗ deal.seats']);
    expect(text(told!).args).toEqual({ n: seats, min: 2, max: 5 });
  }
  const roomy = { ...den, seats: { min: 2, max: 99 } };
  const [told] = done(checkMoves({ ...file, seats: 9 }, recordingOf({ ...file, seats: 9 }, roomy)));
  expect(signs([told!])).toEqual(['✗ deal.impossible']);
  expect(text(told!).args).toEqual({ n: 9, why: 'there are only 15 cards' });
});

test('every message is said in both languages with the same arguments, and each has been heard here', () => {
  const { en, fr } = verifyMessages;
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en)) expect([key, namedIn(fr[key]!)]).toEqual([key, namedIn(en[key]!)]);
  // Those that pages and summaries add.
  const others = ['bad', 'whole', 'part', 'moves.device', 'moves.server', 'moves.unknown'].map((it) => `verify.${it}`);
  expect([...heard, ...others].sort()).toEqual(Object.keys(en).sort());
});
