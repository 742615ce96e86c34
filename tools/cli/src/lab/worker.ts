import { parentPort } from 'node:worker_threads';
import { GuestHouse } from './guests.ts';
import { playTask, type LabTask } from './task.ts';

const house = new GuestHouse();

// `null`: there is nothing more to do.
parentPort!.on('message', (task: LabTask | null) => {
  if (!task) return void house.close().then(() => parentPort!.close());
  void playTask(task, house).then((tally) => parentPort!.postMessage(tally));
});
