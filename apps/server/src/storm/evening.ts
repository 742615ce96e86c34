import type { AnyGame } from '@masque/core';
import type { DeviceWorld } from './device.ts';
import { StormGoer } from './goer.ts';
import type { StormPhone } from './phone.ts';

/** An evening of a club: a host with a desk, a few people, and a big screen. */
export class StormEvening {
  readonly goers: readonly StormGoer[];
  readonly #around: DeviceWorld;
  begun = false;

  constructor(around: DeviceWorld, games: readonly AnyGame[]) {
    const ids = games.map(({ id }) => id);
    const guests = Array.from({ length: around.world.between(2, 4) }, (_, i) => `guest ${i}`);
    this.#around = around;
    this.goers = [
      new StormGoer('host', 'desk', ids, around),
      ...guests.map((it) => new StormGoer(it, 'phone', ids, around)),
    ];
  }

  /** Their phones at tables. */
  get phones(): readonly StormPhone[] {
    return this.goers.flatMap((it) => it.phones);
  }

  /** Creates the club, and everybody comes, in good weather. */
  async open(): Promise<void> {
    const { world, nodes } = this.#around;
    for (const it of this.goers) await it.enter(world.random.pick(nodes));
    const [host] = this.goers as [StormGoer];
    const node = world.random.pick(nodes);
    const code = await new Promise<string>((done, fail) => {
      world.after(1, node.actor, 'creates a club', () => {
        const { clubs, services } = node.up!.parts;
        const beginning = { name: 'The Lantern', color: 'brass', language: 'en', evening: 'Friday' } as const;
        const create = async (): Promise<string> => {
          await services.people.keep(host.person, { name: 'Ada', mask: 'owl' });
          return clubs.create({ ...beginning, host: { person: host.person, name: 'Ada', mask: 'owl' } });
        };
        create().then(done, fail);
      });
    });
    for (const it of this.goers) {
      it.follow(code);
      it.resting = false;
    }
    this.begun = true;
  }

  /** Nobody does anything more. */
  rest(): void {
    for (const it of [...this.goers, ...this.phones]) it.resting = true;
  }
}
