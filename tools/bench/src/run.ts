import { availableParallelism } from 'node:os';
import { botsAtPlay } from './bots.ts';
import { sendAll } from './bytes.ts';
import { contenders, type Contender } from './contenders.ts';
import * as masque from './coup.ts';
import { lateness, perSeat } from './crowd.ts';
import { durableAppends } from './durable.ts';
import { print, type FigureRow } from './figures.ts';
import { measureEvening, measurePeer, type PeerFigures } from './evening.ts';
import { measureNodes, type OfCluster, type OfNodes, type Ratio, type Settings } from './nodes.ts';
import { flatness } from './flat.ts';
import { movesToBytes } from './games.ts';
import { besidePages, sealedAnswers, type Pings } from './hush.ts';
import { humanPace } from './pace.ts';
import { median, paired } from './paired.ts';
import { INSTALL, isInstalled, PEERS } from './peers.ts';
import { searches } from './search.ts';
import { measureVotes, type Votes } from './votes.ts';

/** Moves per measured stretch. */
const MOVES = 700;
/** How much more a move may cost per seat at a large table: every table shows every seat. */
const LEVEL = 1.25;

/** The parts of the benchmark, by name; `node src/main.ts core` runs one of them. */
export const parts: { readonly [name: string]: () => Promise<FigureRow[]> | FigureRow[] } = {
  core,
  games,
  bots,
  search,
  votes,
  pace,
  evening,
  durable,
  pages,
  sealed,
  nodes,
};

/** Measures and prints. The process fails if a limit is exceeded. */
export async function run(names: readonly string[]): Promise<void> {
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores. Runs alternate with the peers’; medians are shown.\n`,
  );
  const unknown = names.find((it) => !(it in parts));
  if (unknown !== undefined)
    throw new Error(`There is no part ${unknown}. Available: ${Object.keys(parts).join(', ')}.`);
  for (const name of names) {
    console.log(`${name}\n`);
    print(await parts[name]!());
    console.log();
  }
  const all = Object.values(contenders);
  console.log('What the peers do not do:');
  for (const { name, omits } of all) if (omits) console.log(`- ${name}: ${omits}`);
  const missing = all.filter((it) => !it.installed);
  if (missing.length > 0)
    console.log(`\nNot installed, so skipped: ${missing.map((it) => it.name).join(', ')}. To install: ${INSTALL}`);
}

interface Boardgame {
  begin(): unknown;
  move(state: unknown): unknown;
  look(state: unknown): object[];
}

const us = (ms: number, n: number): string => `${((ms * 1000) / n).toFixed(1)} us`;

async function core(): Promise<FigureRow[]> {
  const log = masque.inputs(MOVES);
  const steps = (): void => {
    let session = masque.begin();
    for (const input of log) masque.lookAround((session = masque.move(session, input)));
  };
  const flat = flatness();
  const { few, many, ratio } = perSeat(24);
  const level = [
    { what: 'a move near 10,000 against one near 10', ours: flat.toFixed(2), aim: 'at most 1.1', reached: flat <= 1.1 },
    { what: 'Werewolf after 60 nights against 2', ours: lateness().toFixed(2), aim: 'at most 1.1', reached: null },
    {
      what: 'Werewolf, for each who sees it, 24 seats against 6',
      ours: `${many.toFixed(1)} us, ${few.toFixed(1)} us: ${ratio.toFixed(2)}`,
      aim: `at most ${LEVEL}`,
      reached: ratio <= LEVEL,
    },
  ];
  if (!isInstalled('boardgame.io')) return level;
  const bg = (await import(new URL('boardgame-coup.mjs', PEERS).href)) as Boardgame;
  const theirs = (use: (views: object[]) => void) => (): void => {
    let state = bg.begin();
    for (let i = 0; i < MOVES; i++) use(bg.look((state = bg.move(state))));
  };
  const looks = paired(
    steps,
    theirs(() => {}),
  );
  let bytes = 0;
  const sent = paired(
    () => void sendAll(log),
    theirs((views) => {
      for (const it of views) bytes += Buffer.from(JSON.stringify(it)).length;
    }),
  );
  return [
    {
      what: 'Coup: a move, seven views, all offers',
      ours: us(looks.a, MOVES),
      theirs: `boardgame.io ${us(looks.b, MOVES)}`,
      ratio: looks.ratio,
      aim: '10x',
      reached: looks.ratio >= 10,
    },
    {
      what: 'Coup: from a move to bytes for seven viewers',
      ours: `${us(sent.a, MOVES)}, ${Math.round(sendAll(log) / MOVES)} B`,
      theirs: `boardgame.io ${us(sent.b, MOVES)}, ${Math.round(bytes / (71 * MOVES))} B`,
      ratio: sent.ratio,
      aim: '6x',
      reached: sent.ratio >= 6,
    },
    ...level,
  ];
}

/** From a move to the bytes for everybody, for every game. */
async function games(): Promise<FigureRow[]> {
  return (await movesToBytes(3)).map(({ game, seats, us: each, bytes }) => ({
    what: `from a move to bytes for all and the spectators: ${game}, ${seats} seats`,
    ours: `${each.toFixed(0)} us, ${bytes.toFixed(0)} B`,
    aim: '',
    reached: null,
  }));
}

/** How many games bots finish per second of CPU time. */
async function bots(): Promise<FigureRow[]> {
  const played = await botsAtPlay(4);
  return played.map(({ game, seats, level, gamesPerSecond, movesPerSecond }) => ({
    what: `games that bots play in a second of CPU: ${game}, ${seats} seats, ${level}`,
    ours: `${gamesPerSecond.toFixed(1)}, ${movesPerSecond.toFixed(0)} moves`,
    aim: '',
    reached: null,
  }));
}

/** What the bots that search cost. */
async function search(): Promise<FigureRow[]> {
  const told = ({ mean, most }: { readonly mean: number; readonly most: number }): string =>
    `${mean.toFixed(0)} ms a decision, ${most.toFixed(0)} at most`;
  return (await searches()).map(({ game, seats, movesPerSecond, search, hard, heap }) => ({
    what: `100 playouts of 14 inputs: ${game}, ${seats} seats`,
    ours: `${movesPerSecond.toFixed(0)} moves/s, ${told(search)}, heap ${heap.toFixed(0)} MB${hard ? `; hard: ${told(hard)}` : ''}`,
    aim: '',
    reached: null,
  }));
}

/** Eight people vote, end to end: the server's cost of a vote. */
async function votes(): Promise<FigureRow[]> {
  const who = Object.values(contenders).filter((it) => it.installed);
  const measured = await measureVotes(who, { rooms: 50, turns: 5, ms: 2000 });
  const of = (it: Contender): Votes | undefined => measured.find(({ contender }) => contender === it);
  const [durable, memory] = [of(contenders.durable)!, of(contenders.memory)!];
  const told = ({ cpu, perSecond, p99 }: Votes): string =>
    `${median(cpu).toFixed(0)} us, ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms`;
  const against = (ours: Votes, peer: Contender, aim: number): FigureRow[] => {
    const theirs = of(peer);
    if (!theirs) return [];
    const ratio = median(ours.cpu.map((cpu, i) => theirs.cpu[i]! / cpu));
    return [
      {
        what: `CPU of a vote that eight see (${ours.contender.name.split(', ')[1]})`,
        ours: told(ours),
        theirs: `${peer.name} ${told(theirs)}`,
        ratio,
        aim: `${aim}x`,
        reached: ratio >= aim,
      },
    ];
  };
  const kib = (it: Votes): string => `${(it.heap / 1024).toFixed(0)} KiB`;
  return [
    ...against(durable, contenders.boardgame, 5),
    ...against(durable, contenders.plain, 1),
    ...against(durable, contenders.gathered, 0.5),
    ...against(durable, contenders.colyseus, 0.5),
    ...against(memory, contenders.colyseus, 1),
    ...measured.map((it): FigureRow => ({
      what: 'heap of a table with eight sockets',
      ours: it.contender.omits ? '' : kib(it),
      theirs: it.contender.omits ? `${it.contender.name} ${kib(it)}` : it.contender.name,
      aim: it.contender.omits ? '' : '60 KiB',
      reached: it.contender.omits ? null : it.heap <= 60 * 1024,
    })),
  ];
}

/** The maximum number of tables at human pace. */
async function pace(): Promise<FigureRow[]> {
  const results = await humanPace([300, 600, 900, 1200, 1500], 15);
  const enough = results.filter(({ p99 }) => p99 <= 100).at(-1);
  return [
    ...results.map(({ tables, p50, p99, late, perSecond, cpu }, i): FigureRow => ({
      what: `from an action to everybody’s view, ${tables} tables of 8`,
      ours:
        `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${perSecond.toFixed(0)}/s, ` +
        `${(cpu * 100).toFixed(0)} % of a core; late at the server p99 ${late.server.toFixed(0)} ms, ` +
        `at the players’ ${late.players.toFixed(0)} ms`,
      aim: i === 0 ? 'p99 60 ms' : '',
      reached: i === 0 ? p99 <= 60 : null,
    })),
    {
      what: 'tables of 8 at human pace with p99 under 100 ms',
      ours: enough ? `${enough.tables}` : `fewer than ${results[0]!.tables}`,
      aim: '1500',
      reached: (enough?.tables ?? 0) >= 1500,
    },
  ];
}

/** A large club evening, and the same at the peers. */
async function evening(): Promise<FigureRow[]> {
  const [tables, people, seconds] = [40, 300, 20];
  const { play, lobby, whole, change, cpu } = await measureEvening(tables, people, seconds);
  const told = ({ p50, p99 }: Pings): string => `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
  const theirs: [string, PeerFigures][] = [];
  for (const it of [contenders.plain, contenders.colyseus, contenders.boardgame])
    if (it.installed) theirs.push([it.name, await measurePeer(it, tables, people, seconds)]);
  const beside = (what: string, of: (it: PeerFigures) => string | null): FigureRow[] =>
    theirs.flatMap(([name, it]) => {
      const said = of(it);
      return said === null ? [] : [{ what, ours: '', theirs: `${name} ${said}`, aim: '', reached: null }];
    });
  return [
    {
      what: 'an evening of 40 tables and 300 phones: from an action to everybody’s view',
      ours: `${told(play)}, ${(cpu * 100).toFixed(0)} % of a core`,
      aim: 'p99 100 ms',
      reached: play.p99 <= 100,
    },
    ...beside('the same', (it) => `${told(it.play)}, ${(it.cpu * 100).toFixed(0)} % of a core`),
    {
      what: 'from a change in its lobby to everybody who is free, the desk and the screen',
      ours: told(lobby),
      aim: 'p99 150 ms',
      reached: lobby.p99 <= 150,
    },
    ...beside('the same', (it) => (it.lobby ? told(it.lobby) : 'tells nobody: clients have to ask')),
    {
      what: 'bytes of a change in the lobby',
      ours: `${change} of ${whole}`,
      aim: 'at most a hundredth',
      reached: change * 100 <= whole,
    },
    ...beside('the same', (it) => (it.change === null ? null : `${it.change}`)),
  ];
}

async function durable(): Promise<FigureRow[]> {
  const { ours, bare, ratio, threadless } = await durableAppends();
  return [
    {
      what: 'a durable append, one at a time',
      ours: `${ours.toFixed(2)} ms (${threadless.toFixed(2)} without the thread): ${ratio.toFixed(2)} times`,
      theirs: `one bare row, synchronous FULL ${bare.toFixed(2)} ms`,
      aim: 'at most 1.3 times',
      reached: ratio <= 1.3,
    },
  ];
}

const pings = ({ p50, p99 }: Pings): string => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

/** A pong waits for the next step at which pongs are sent: 25 ms on average, and never more than 50. */
async function pages(): Promise<FigureRow[]> {
  const { quiet, busy, pages: perSecond } = await besidePages(10_000);
  return [
    {
      what: `ping of a player beside 40 connections on dear pages (${perSecond} pages/s)`,
      ours: `${pings(busy)}; alone ${pings(quiet)}`,
      aim: 'p99 150 ms',
      reached: busy.p99 <= 150,
    },
  ];
}

async function sealed(): Promise<FigureRow[]> {
  const { answers, quiet, during, above, by } = await sealedAnswers(200);
  return [
    {
      what: `what a pinging opponent feels of a sealed answer (${answers} answers)`,
      ours: `${pings(during)}; before it ${pings(quiet)}`,
      aim: 'the same',
      reached: null,
    },
    {
      what: 'answers beside which a ping is slower than 99 % of quiet ones',
      ours: `${above.toFixed(0)} of 100; without an answer ${by.toFixed(0)} of 100`,
      aim: 'no more than by chance',
      reached: above <= by + 5,
    },
  ];
}

/** The cost of a second node: CPU time of all nodes, PostgreSQL and Redis per action seen by eight people. */
async function nodes(): Promise<FigureRow[]> {
  const { atOnce, paced, mixedOverPostgres, colyseus } = await measureNodes(20, 15, 1000);
  const rest = ({ redis, perSecond }: OfNodes): string => `Redis ${redis.toFixed(0)} us, ${perSecond.toFixed(0)}/s`;
  const cost = (it: OfNodes): string =>
    `${it.nodes.toFixed(0)} us, ${it.frames.toFixed(1)} frames, PostgreSQL ${it.postgres.toFixed(0)} us, ${rest(it)}`;
  const times = ({ median, spread }: Ratio): string =>
    `${median.toFixed(2)} times (${spread.map((it) => it.toFixed(2)).join(' to ')})`;
  const alone = (what: string, it: OfNodes): FigureRow => ({ what, ours: cost(it), aim: '', reached: null });
  const second = (what: string, it: OfCluster): FigureRow => ({
    what,
    ours: `${cost(it)}: ${times(it.againstOne)} one node, ${times(it.againstStrangers)} two that share nothing`,
    aim: 'at most 1.15 times two that share nothing',
    reached: it.againstStrangers.median <= 1.15,
  });
  const rows = (when: string, { one, strangers, apart, mixed }: Settings): FigureRow[] => [
    alone(`${when}: one node`, one),
    {
      ...alone(`${when}: two servers that share nothing`, strangers),
      ours: `${cost(strangers)}: ${times(strangers.againstOne)} one node`,
    },
    second(`${when}: two nodes, everybody at the node of their table`, apart),
    second(`${when}: two nodes, half of each table at the other node`, mixed),
  ];
  return [
    ...rows('as fast as possible', atOnce),
    ...(mixedOverPostgres ? [second('the same, over PostgreSQL alone', mixedOverPostgres)] : []),
    ...rows('at a pace', paced),
    ...(colyseus
      ? [
          alone('Colyseus with Redis, as fast as possible: one node', colyseus.one),
          {
            ...alone('two nodes', colyseus.two),
            ours: `${cost(colyseus.two)}: ${times(colyseus.two.againstOne)} one node`,
          },
        ]
      : []),
  ];
}
