import type { StormDevice } from './device.ts';
import type { Shared } from './shared.ts';
import type { StormNode } from './node.ts';
import { Actor, type World } from './world.ts';

/** What the weather affects. */
interface Met {
  readonly nodes: readonly StormNode[];
  readonly devices: readonly StormDevice[];
  readonly shared: Shared;
}

type Blow = (world: World, met: Met) => string;

/** What can happen, and the time until it happens again, in milliseconds: minimum and maximum. */
const blows: { readonly [name: string]: { readonly every: readonly [number, number]; readonly blow: Blow } } = {
  crash: {
    every: [2000, 15_000],
    blow: (world, { nodes }) => {
      const node = world.random.pick(nodes);
      node.kill();
      return `${node.name} is killed`;
    },
  },
  drain: {
    every: [5000, 25_000],
    blow: (world, { nodes }) => {
      const node = world.random.pick(nodes);
      node.drain();
      return `${node.name} is to stop`;
    },
  },
  freeze: {
    every: [3000, 20_000],
    blow: (world, { nodes }) => {
      const node = world.random.pick(nodes);
      const ms = world.random.chance(0.5) ? world.between(20, 900) : world.between(4000, 12_000);
      node.actor.stillUntil = Math.max(node.actor.stillUntil, world.now + ms);
      return `${node.name} stands still for ${ms} ms`;
    },
  },
  suspend: {
    every: [5000, 25_000],
    blow: (world, { nodes }) => {
      const { actor, name } = world.random.pick(nodes);
      const ms = world.between(3000, 15_000);
      actor.sleep(world.now, ms);
      return `${name} is suspended for ${ms} ms`;
    },
  },
  database: {
    every: [8000, 30_000],
    blow: (world, { shared }) => {
      const ms = world.between(200, 12_000);
      shared.conditions.databaseBackAt = world.now + ms;
      return `the database is away for ${ms} ms`;
    },
  },
  disk: {
    every: [5000, 20_000],
    blow: (world, { shared }) => {
      shared.conditions.disk = world.random.pick([[0, 4], [0, 4], [20, 300], [500, 3000]] as const); // prettier-ignore
      return `the disk takes up to ${shared.conditions.disk[1]} ms`;
    },
  },
  losses: {
    every: [4000, 15_000],
    blow: (world, { shared }) => {
      shared.conditions.lossy = world.random.pick([0, 0, 0.02, 0.1]);
      shared.conditions.deaf = world.random.pick([0, 0, 0.02, 0.2, 1]);
      return `lost: ${shared.conditions.lossy} of questions, ${shared.conditions.deaf} of letters`;
    },
  },
  cutOff: {
    every: [6000, 20_000],
    blow: (world, { nodes, shared }) => {
      const { actor, name } = world.random.pick(nodes);
      const set = world.random.chance(0.5) ? shared.conditions.cutOff : shared.conditions.alone;
      const ms = world.between(500, 12_000);
      set.add(actor);
      world.after(ms, new Actor('network'), '', () => set.delete(actor));
      return `${name} is cut off from ${set === shared.conditions.alone ? 'the others' : 'the database'} for ${ms} ms`;
    },
  },
  lateness: {
    every: [6000, 20_000],
    blow: (world, { nodes, shared }) => {
      const { actor, name } = world.random.pick(nodes);
      const ms = world.between(1000, 9000);
      shared.conditions.late.set(actor, ms);
      world.after(world.between(4000, 20_000), new Actor('network'), '', () => shared.conditions.late.delete(actor));
      return `what ${name} asks the database is on its way for up to ${ms} ms`;
    },
  },
  delays: {
    every: [3000, 12_000],
    blow: (world, { shared }) => {
      shared.conditions.delay = world.random.pick([[1, 12], [0, 1], [5, 200], [50, 1500]] as const); // prettier-ignore
      return `the network takes up to ${shared.conditions.delay[1]} ms`;
    },
  },
  clocks: {
    every: [5000, 25_000],
    blow: (world, { nodes }) => {
      const { actor, name } = world.random.pick(nodes);
      actor.wrongBy = world.random.pick([0, -700, 700, -20_000, 20_000, 3_600_000, -3_600_000]);
      return `the clock of ${name} is wrong by ${actor.wrongBy} ms`;
    },
  },
  lines: {
    every: [300, 4000],
    blow: (world, { devices }) => {
      const phone = world.random.pick(devices);
      phone.cut();
      return `the connection of ${phone.actor.name} breaks`;
    },
  },
  pockets: {
    every: [1500, 10_000],
    blow: (world, { devices }) => {
      const phone = world.random.pick(devices);
      const ms = world.between(500, 45_000);
      phone.actor.stillUntil = world.now + ms;
      return `${phone.actor.name} is put away for ${ms} ms`;
    },
  },
  reloads: {
    every: [2000, 12_000],
    blow: (world, { devices }) => {
      const phone = world.random.pick(devices);
      world.after(0, phone.actor, '', () => phone.reload());
      return `${phone.actor.name} is reloaded`;
    },
  },
};

/** Causes disturbances until `end`. Each storm has some of all kinds. */
export function weather(world: World, met: Met, end: number): void {
  const sky = new Actor('weather');
  for (const [, { every, blow }] of Object.entries(blows).filter(() => world.random.chance(0.45))) {
    const next = (): void => {
      const ms = world.between(...every);
      if (world.now + ms >= end) return;
      world.after(ms, sky, '', () => {
        world.note(`~~~ ${blow(world, met)}`);
        next();
      });
    };
    next();
  }
}

/** Ends all disturbances. Nodes that are down come back on their own. */
export function calm(world: World, { nodes, devices, shared }: Met): void {
  shared.conditions.heal();
  for (const { actor } of nodes) actor.wrongBy = 0;
  for (const { actor } of [...nodes, ...devices]) actor.wake(world.now);
}
