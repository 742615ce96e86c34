import { expect, test } from 'vitest';
import { Abandoned, Queue, QueueFull } from './queue.ts';

/** Runs tasks that record whose they are. */
function written() {
  const queue = new Queue();
  const done: string[] = [];
  const ask = (lane: string): Promise<void> =>
    queue.run(async () => {
      await null;
      done.push(lane);
    }, lane);
  return { queue, done, ask };
}

test('however many requests one person sends, others wait for one of them at most', async () => {
  const { queue, done, ask } = written();
  const all = [...Array.from({ length: 60 }, () => ask('eve')), ask('ada'), ask('ada'), ask('ben')];
  await Promise.all(all);
  expect(done.slice(0, 6)).toEqual(['eve', 'ada', 'ben', 'eve', 'ada', 'eve']);
  expect(done).toHaveLength(63);
  expect(queue.idle).toBe(true);
});

test('one lane cannot fill the queue, and clocks are always accepted', async () => {
  const { queue, ask } = written();
  const eve = Array.from({ length: 70 }, () => ask('eve').catch((error: unknown) => error));
  const clock = ask('');
  const ada = ask('ada');
  await Promise.all([clock, ada]);
  expect((await Promise.all(eve)).filter((it) => it instanceof QueueFull)).toHaveLength(6);
  expect(queue.holds('eve')).toBe(false);
});

test('an exception in one task does not affect the others', async () => {
  const { queue, ask, done } = written();
  const broken = queue.run(() => Promise.reject(new Error('broken')), 'eve');
  const fine = ask('eve');
  await expect(broken).rejects.toThrow('broken');
  await fine;
  await queue.drained();
  expect(done).toEqual(['eve']);
});

test('waiting moves are processed together, one per lane, and never overtake a task', async () => {
  const taken: string[][] = [];
  const queue = new Queue(async (moves: readonly string[]) => {
    await null;
    taken.push([...moves]);
    return moves.map((it) => it.toUpperCase());
  });
  const answers = [queue.move('a1', 'ada'), queue.move('b1', 'ben'), queue.move('a2', 'ada')];
  const task = queue.run(async () => void taken.push(['task']), 'eve');
  answers.push(queue.move('c1', 'cy'));
  expect(await Promise.all(answers)).toEqual(['A1', 'B1', 'A2', 'C1']);
  await task;
  expect(taken).toEqual([['a1', 'b1'], ['task'], ['c1', 'a2']]);
  expect(queue.idle).toBe(true);
});

test('an exception while moves are processed is reported to each of them', async () => {
  const queue = new Queue((moves: readonly string[]) => Promise.reject<string[]>(new Error(`broken ${moves.length}`)));
  const answers = await Promise.allSettled([queue.move('a', 'ada'), queue.move('b', 'ben')]);
  expect(answers.map((it) => it.status)).toEqual(['rejected', 'rejected']);
  expect(queue.idle).toBe(true);
});

test('an abandoned queue finishes the running task, and does nothing more', async () => {
  const done: string[] = [];
  const queue = new Queue(async (moves: readonly string[]) => moves.map((it) => (done.push(it), it)));
  let end = (): void => {};
  const running = queue.run(() => new Promise<void>((it) => (end = it)).then(() => void done.push('running')), 'ada');
  const waiting = queue.run(async () => void done.push('waiting'), 'ben');
  const move = queue.move('move', 'cy');
  await new Promise((turn) => setImmediate(turn));
  queue.abandon();
  end();
  await running;
  await expect(waiting).rejects.toThrow(Abandoned);
  await expect(move).rejects.toThrow(Abandoned);
  await expect(queue.run(async () => {}, 'eve')).rejects.toThrow(Abandoned);
  await queue.drained();
  expect(done).toEqual(['running']);
});
