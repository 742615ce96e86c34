import { expect, onTestFinished, test, vi } from 'vitest';
import type { Bus, OpenBus } from './bus.ts';
import { Post, type Letter } from './post.ts';

/** Two nodes, and the messages that crossed between them. */
async function two() {
  const ears = new Map<string, (text: string) => void>();
  const crossed: string[] = [];
  const bus: OpenBus = async (node, hear) => {
    ears.set(node, hear);
    return { send: (to, text) => (crossed.push(text), ears.get(to)!(text)), close: async () => {} };
  };
  const heard: Letter[] = [];
  const broken: string[] = [];
  const nobody = { read: () => {}, broken: () => {} };
  const here = await Post.open('here', bus, nobody);
  await Post.open('there', bus, { read: (_, it) => void heard.push(it), broken: (node) => void broken.push(node) });
  return { here, crossed, heard, broken, bus: (to: string, text: string) => ears.get(to)!(text) };
}

const nowhere: Bus = { send: () => {}, close: async () => {} };
let deliver: (text: string) => void;

const frame = (data: string, link = 'l'): Letter => ({ t: 'in', link, data });

test('messages arrive as they were sent, whatever their frames contain', async () => {
  const { here, crossed, heard, broken } = await two();
  const strange = ['{"a":"é🎭"}', '', '\n{"n":1}\n', 'a\0b', '"'.repeat(20_000)];
  const sent: Letter[] = [
    ...strange.map((it) => frame(it)),
    { t: 'out', links: ['l', 'm'], data: '{"t":"ok"}' },
    { t: 'end', link: 'l' },
  ];
  for (const it of sent) here.send('there', it);
  await expect.poll(() => heard.length).toBe(sent.length);
  expect(heard).toEqual(sent);
  expect(broken).toEqual([]);
  // Some buses do not accept NUL characters, and frames must not be encoded a second time.
  expect(crossed).toHaveLength(1);
  expect(crossed[0]).not.toContain('\0');
  expect(crossed[0]!.length).toBeLessThan(20_600);
});

test('messages in quick succession are sent together, in order', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { here, crossed, heard } = await two();
  const say = (data: string): Promise<unknown> => {
    here.send('there', frame(data));
    return vi.advanceTimersByTimeAsync(3);
  };
  await say('0');
  expect(crossed).toHaveLength(1);
  for (const it of ['1', '2']) await say(it);
  expect(crossed).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(crossed).toHaveLength(2);
  expect(heard.map((it) => 'data' in it && it.data)).toEqual(['0', '1', '2']);
  // After a quiet period, a letter is sent at once.
  await vi.advanceTimersByTimeAsync(100);
  await say('3');
  expect(crossed).toHaveLength(3);
});

test('a batch is sent before its time as soon as it is worth its cost, with all of the same turn', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { here, crossed, heard } = await two();
  here.send('there', frame('0'));
  await vi.advanceTimersByTimeAsync(1);
  for (const it of ['1', '2', '3', '4', '5']) here.send('there', frame(it));
  await vi.advanceTimersByTimeAsync(1);
  expect(crossed).toHaveLength(2);
  // Frames are worth less.
  for (let i = 0; i < 31; i++) here.send('there', { t: 'out', links: [`l${i}`], data: `${i}` });
  await vi.advanceTimersByTimeAsync(1);
  expect(crossed).toHaveLength(2);
  here.send('there', { t: 'out', links: ['l'], data: '31' });
  await vi.advanceTimersByTimeAsync(1);
  expect(crossed).toHaveLength(3);
  expect(heard).toHaveLength(38);
  await vi.advanceTimersByTimeAsync(100);
  expect(crossed).toHaveLength(3);
});

test('a lost message is detected', async () => {
  const { here, crossed, heard, broken } = await two();
  here.send('there', frame('one'));
  await expect.poll(() => heard.length).toBe(1);
  crossed.push = () => {
    throw new Error('lost');
  };
  expect(() => here.greet('there')).toThrow('lost');
  crossed.push = Array.prototype.push.bind(crossed) as typeof crossed.push;
  here.send('there', frame('three'));
  await expect.poll(() => broken).toEqual(['here']);
});

test('a node that is thought gone and comes back knows that what waited for it is lost', async () => {
  const { here, heard, broken } = await two();
  here.send('there', frame('one'));
  await expect.poll(() => heard.length).toBe(1);
  here.send('there', frame('two'));
  here.forget('there');
  here.send('there', frame('three'));
  await expect.poll(() => heard.length).toBe(2);
  expect(heard).toEqual([frame('one'), frame('three')]);
  expect(broken).toEqual(['here']);
});

test('what a newer node adds is passed over, and what cannot be read counts as lost', async () => {
  const { heard, broken, bus } = await two();
  const from = (n: number, letters: readonly object[], frames = ''): string =>
    `${JSON.stringify({ v: 2, from: 'newer', n, sentAt: 5, letters })}\n${frames}`;
  bus(
    'there',
    from(
      1,
      [
        { t: 'in', link: 'l', data: 2, zip: true },
        { t: 'news', data: 3 },
        { t: 'end', link: 'l' },
      ],
      'hinew',
    ),
  );
  expect(heard).toEqual([
    { t: 'in', link: 'l', data: 'hi', zip: true },
    { t: 'news', data: 'new' },
    { t: 'end', link: 'l' },
  ]);
  for (const it of ['', 'words', '\u0001\u0002 as bytes\n', 'null\n', '{"v":3,"n":2}\n']) bus('there', it);
  expect(broken).toEqual([]);
  bus('there', from(3, [frame('three')]).replace('"three"', '5') + 'three');
  expect(heard.at(-1)).toEqual(frame('three'));
  expect(broken).toEqual(['newer']);
});

test('a message that was overtaken is not read: it counted as lost', async () => {
  const { here, crossed, heard, broken } = await two();
  const late: string[] = [];
  const other = await Post.open('there', async (_, hear) => ((deliver = hear), nowhere), {
    read: (_, it) => void heard.push(it),
    broken: (node) => void broken.push(node),
  });
  for (const it of ['one', 'two', 'three']) {
    here.send('there', frame(it));
    await expect.poll(() => crossed.length).toBe(late.push(it));
  }
  heard.length = 0;
  for (const i of [0, 2, 1]) deliver(crossed[i]!);
  expect(heard).toEqual([frame('one'), frame('three')]);
  expect(broken).toEqual(['here']);
  await other.close();
});
