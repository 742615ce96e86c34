import {
  clockIdOf,
  isOpen,
  offersFor,
  randomFor,
  sample,
  seedOf,
  step,
  type Edge,
  type Input,
  type Random,
  type Session,
} from '@masque/core';
import { playersOf } from '../../play/players.ts';
import { Fault } from '../check.ts';
import { Usage } from '../edges.ts';
import type { Moment } from '../moment.ts';
import type { SuitePlan } from '../setting.ts';
import type { Observer } from '../suite.ts';
import { errorWords, inputWords, place } from '../words.ts';

/** How often per game the suite tries to take an edge that no game has taken yet. */
const TRIES = 5;

/**
 * What a flow declares is what happens. An edge that leads somewhere else is a fault, which the core throws. There is
 * a warning, by name, for every edge that is declared but never taken, although the suite tries: whenever a game
 * reaches the phase in which the edge begins, it does what may take it, and it plays the scenarios of the game.
 */
export const edges = (plan: SuitePlan): Observer => {
  const { game, given, seed } = plan;
  const { rare = {}, scenarios } = given;
  const usage = new Usage(game);
  const key = seedOf(`${seed} edges`);
  const tries = new Map<Edge, number>();
  let stop: (() => void) | undefined;
  let sought: typeof usage.missing = [];
  return {
    name: 'every edge is declared where it starts, and taken; every action is offered',
    game() {
      stop ??= usage.watch();
      sought = usage.missing;
      tries.clear();
    },
    moment(moment) {
      const { session } = moment;
      if (session.outcome) return;
      const within = [game.chart.root, ...game.chart.pathOf(session.phase)];
      const random = randomFor(key, moment.index);
      for (const { edge, isPart } of sought) {
        const inputs = isPart
          ? ringing(edge, session)
          : within.includes(edge.from)
            ? inputsFor(edge, session, random)
            : [];
        if (inputs.length === 0) continue;
        for (const input of inputs) attempt(moment, input);
        const n = (tries.get(edge) ?? 0) + 1;
        tries.set(edge, n);
        if (n === TRIES) sought = sought.filter((it) => it.edge !== edge);
      }
    },
    last() {
      // Their results count only while the edges are recorded.
      if (scenarios) for (const _ of scenarios());
      stop?.();
      const { used, declared } = usage;
      const unknown = Object.keys(rare).find((it) => !declared.includes(it));
      if (unknown !== undefined) throw new Fault(`"${unknown}" is listed as rare, but the flow does not declare it`);
      return [
        ...Object.keys(rare).flatMap((it) => (used.has(it) ? [`listed as rare, but it happens: ${it}`] : [])),
        ...declared.flatMap((it) =>
          used.has(it) || it in rare ? [] : [`in no game${scenarios ? ' or scenario' : ''} of the suite: ${it}`],
        ),
      ];
    },
  };
};

const rings = (it: Session['deadlines'][number]): Input => ({ at: it.at, deadline: clockIdOf(it), n: it.n });

/** The clocks that take an edge, of the flow or of one of its parts. */
const ringing = ({ on, from }: Edge, { deadlines }: Session): Input[] =>
  deadlines.filter((it) => 'delay' in it && it.phase === from && on === `after ${it.delay}`).map(rings);

/** What may take an edge of the flow, where it begins. */
function inputsFor(edge: Edge, session: Session, random: Random): Input[] {
  const { on } = edge;
  const { at, start, deadlines } = session;
  if (on === 'leave') return [{ at, leave: random.below(start.seats) }];
  if (on === 'close') return [{ at, close: true }];
  if (on === 'alarm') return deadlines.filter((it) => 'alarm' in it).map(rings);
  if (on === 'clock') return deadlines.filter((it) => 'instance' in it).map(rings);
  if (on.startsWith('after ')) return ringing(edge, session);
  const offered = playersOf(session).flatMap((seat) =>
    offersFor(session, seat)
      .filter((it) => isOpen(it) && (on === 'always' || it.type === on))
      .map((offer): Input => ({ at, seat, action: sample(offer, random) })),
  );
  return offered.length === 0 ? [] : [random.pick(offered)];
}

function attempt({ session, setting }: Moment, input: Input): void {
  const next = step(session, input);
  if (!next.ok && next.code === 'fault')
    throw new Fault(`${inputWords(input)} in ${place(session, setting)}: the rule throws ${errorWords(next.error)}`);
}
