import { commitmentOf, seedOf } from '@masque/core';
import { agreed, type Command, type Doc, type Lobby, type TableExport, chainOf, dealtFrom } from '@masque/protocol';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { checked, keptOf } from './check.ts';
import { FairDevice } from './device.ts';
import { deals } from './records.ts';

const house = seedOf('house');
const promise = commitmentOf(house);
const bens = { seal: commitmentOf(seedOf('ben')), number: seedOf('ben') };

/** A server with one table: Ada plays on this device, and Ben on another. */
class House {
  readonly asked: Command[] = [];
  readonly device = new FairDevice('VELA', async (command) => this.take(command));
  seal: string | undefined;
  /** Whether it accepts the number. */
  takes = true;
  readonly take = (command: Command): boolean => {
    this.asked.push(command);
    if (command.do === 'seal') this.seal = command.hash;
    return this.takes;
  };

  doc(more: Partial<Lobby> = {}, play: Partial<NonNullable<Doc['play']>> | null = null): Doc {
    const seats = [
      { seat: 0, name: 'Ada', ...(this.seal !== undefined && { seal: this.seal }) },
      { seat: 1, name: 'Ben', seal: bens.seal },
    ];
    const settings = { botForAway: false, chat: false };
    const state = play ? 'playing' : 'lobby';
    const lobby = { code: 'VELA', game: 'g', state, seats, options: {}, settings, problems: [], commitment: promise };
    return {
      lobby: { ...lobby, ...more } as Lobby,
      you: { seat: 0, host: true },
      play: play && {
        id: 'first',
        game: 'g',
        version: 1,
        question: 1,
        table: {} as never,
        offers: [],
        commitment: promise,
        outcome: null,
        ...play,
      },
    };
  }

  /** Sends the device the state of the table, and lets it respond. */
  async tell(doc: Doc, whole = true): Promise<void> {
    this.device.follow(doc, whole);
    await Promise.resolve();
    await Promise.resolve();
  }

  get number(): string {
    const revealed = this.asked.find((it) => it.do === 'reveal');
    return revealed?.do === 'reveal' ? revealed.number : '';
  }

  /** From the lobby to the first move. */
  async deal(): Promise<void> {
    await this.tell(this.doc());
    await this.tell(this.doc());
    await this.tell(this.doc({ dealing: true }));
    await this.tell(this.doc({ commitment: commitmentOf(seedOf('next')) }, { chain: this.links()[0]! }));
    await this.tell(this.doc({ commitment: commitmentOf(seedOf('next')) }, { chain: this.links()[2]! }));
  }

  file(change: Partial<TableExport> = {}): TableExport {
    const given = [{ seal: this.seal!, number: this.number }, bens];
    const file: TableExport = {
      format: 'masque-table',
      version: 1,
      game: 'g',
      gameVersion: 1,
      seats: 2,
      options: {},
      names: ['Ada', 'Ben'],
      commitment: promise,
      entropy: { house, seats: given },
      seed: dealtFrom(house, [this.number, bens.number]),
      startedAt: 5,
      inputs: [
        { at: 6, leave: 0 },
        { at: 7, leave: 1 },
      ],
      outcome: { winners: [1], reason: 'r' },
      ...change,
    };
    return { ...file, chain: this.links(file).at(-1)! };
  }

  links(file?: TableExport): string[] {
    const of = file ?? this.file();
    const chain = chainOf(of.seed);
    const links = [chain.first(agreed(of))];
    for (const input of of.inputs) links.push(chain.next(links.at(-1)!, input));
    return links;
  }
}

let it: House;
beforeEach(() => {
  localStorage.setItem('masque.deals', '[]');
  it = new House();
});

const wrong = (file: TableExport, play = 'first') =>
  checked(file, keptOf({ play })).flatMap(({ ok, says }) => (ok === false ? [says] : []));

test('a device commits to a number, reveals it at the deal, and verifies the record', async () => {
  await it.deal();
  expect(it.asked.map((one) => one.do)).toEqual(['seal', 'reveal']);
  expect(commitmentOf(it.number)).toBe(it.seal);
  const verdicts = checked(it.file(), keptOf({ play: 'first' }));
  expect(verdicts.map(({ says }) => (typeof says === 'string' ? says : says.key))).toEqual([
    'verify.promise',
    'verify.made',
    'verify.seals',
    'verify.own',
    'verify.chain',
  ]);
  expect(verdicts.every(({ ok }) => ok)).toBe(true);
});

test('another page of the browser continues with the same number', async () => {
  await it.tell(it.doc());
  const seal = it.seal!;
  const other = new House();
  other.seal = seal;
  await other.deal();
  expect(other.asked.map((one) => one.do)).toEqual(['reveal']);
  expect(commitmentOf(other.number)).toBe(seal);
});

test('of two devices of one person, only the last one takes part', async () => {
  await it.tell(it.doc());
  await it.tell(it.doc());
  it.seal = commitmentOf(seedOf('the other phone'));
  for (let n = 0; n < 3; n++) await it.tell(it.doc());
  await it.tell(it.doc({ dealing: true }));
  expect(it.asked.map((one) => one.do)).toEqual(['seal']);
  await it.tell(it.doc({}, {}));
  const entropy = { house, seats: [{ seal: it.seal, number: seedOf('the other phone') }, bens] };
  const file = it.file({ entropy, seed: dealtFrom(house, [seedOf('the other phone'), bens.number]) });
  expect(wrong(file)).toEqual([]);
  expect(checked(file, keptOf({ play: 'first' })).find(({ ok }) => ok === null)?.says).toMatchObject({
    key: 'verify.own.elsewhere',
  });
});

test('a difference is shown with the values of the device and of the record', async () => {
  await it.deal();
  const mine = it.number;
  const other = { seal: commitmentOf(seedOf('x')), number: seedOf('x') };
  const from = (numbers: readonly (string | null)[]) => dealtFrom(house, numbers);
  // The number is missing, though the server had accepted it.
  expect(
    wrong(
      it.file({ entropy: { house, seats: [{ seal: it.seal!, number: null }, bens] }, seed: from([null, bens.number]) }),
    ),
  ).toContainEqual({ key: 'verify.own.left', args: { mine } });
  // Another number replaces it, which nobody had shown before.
  const replaced = wrong(
    it.file({ entropy: { house, seats: [other, bens] }, seed: from([other.number, bens.number]) }),
  );
  expect(replaced).toContainEqual({ key: 'verify.own.replaced', args: { mine: it.seal, theirs: other.seal } });
  expect(replaced).toContainEqual({ key: 'verify.seal.new', args: { who: 'Ada', seal: other.seal } });
  expect(replaced).toContainEqual({ key: 'verify.seal.gone', args: { seal: it.seal } });
  // A move that differs from the one that was made, changed after the end.
  const past = it.file({ inputs: [{ at: 6, leave: 1 }] });
  expect(wrong(past)).toEqual(
    [{ key: 'verify.chain.other', args: { noted: it.links()[0], link: past.chain } }].map((one) => ({
      ...one,
      args: { ...one.args, noted: it.links()[2] },
    })),
  );
});

test('a server that deals from a different seed than it committed to is detected', async () => {
  await it.tell(it.doc());
  await it.tell(it.doc());
  const lucky = commitmentOf(seedOf('lucky'));
  await it.tell(it.doc({}, { commitment: lucky }));
  const file = it.file({
    commitment: lucky,
    entropy: { house: seedOf('lucky'), seats: [null, null] },
    seed: seedOf('lucky'),
  });
  expect(wrong(file)).toContainEqual({ key: 'verify.promise.broken', args: { noted: promise, hash: lucky } });
});

test('a device that was offline during the deal reports no fraud', async () => {
  await it.tell(it.doc());
  await it.tell(it.doc());
  const later = commitmentOf(seedOf('later'));
  await it.tell(it.doc({}, { id: 'second', commitment: later }), false);
  const file = it.file({
    commitment: later,
    entropy: { house: seedOf('later'), seats: [null, null] },
    seed: seedOf('later'),
  });
  expect(wrong(file, 'second')).toEqual([]);
});

test('a server that takes no numbers is not asked forever, and no fraud is reported', async () => {
  it.takes = false;
  for (let n = 0; n < 9; n++) {
    it.seal = undefined;
    await it.tell(it.doc());
  }
  expect(it.asked.length).toBeLessThan(6);
  await it.tell(it.doc({}, {}));
  expect(wrong(it.file({ entropy: { house, seats: [null, null] }, seed: house }))).toEqual([]);
});

test('old deals are dropped', async () => {
  for (let n = 0; n < 30; n++) await it.tell(it.doc({ commitment: commitmentOf(seedOf(`${n}`)) }));
  expect(deals().length).toBeLessThanOrEqual(12);
});

test('a device whose storage is full takes part all the same', async () => {
  const ada = new House();
  await ada.tell(ada.doc());
  // What is stored stays; nothing is added.
  const { localStorage } = globalThis;
  const getItem = localStorage.getItem.bind(localStorage);
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem, setItem });
  onTestFinished(() => void vi.unstubAllGlobals());
  const next = commitmentOf(seedOf('another house'));
  ada.seal = undefined;
  await ada.tell(ada.doc({ commitment: next }));
  await ada.tell(ada.doc({ commitment: next }));
  expect(ada.asked.filter((it) => it.do === 'seal')).toHaveLength(2);
  await ada.tell(ada.doc({ commitment: next, dealing: true }));
  expect(commitmentOf(ada.number)).toBe(ada.seal);
});
