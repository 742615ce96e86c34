import {
  alarmsOf,
  hasMaster,
  logFor,
  offersFor,
  OMNISCIENT,
  project,
  questionOf,
  seatsOf,
  SPECTATOR,
  tableFor,
  type Session,
  type Viewer,
} from '@masque/core';
import { masks, type Doc, type Play } from '@masque/protocol';
import type { StudioDoc, StudioPhase, StudioView } from '@masque/protocol/studio';
import { clockName, nameOf, namesFor } from './names.ts';
import { partsOf } from './parts.ts';
import type { DevTable } from './table.ts';

/** What the studio adds to the rules' description of a table. */
export type StudioStatus = Pick<StudioDoc, 'generation' | 'broken' | 'differs' | 'play'>;

/** Everything that the studio shows of a table. */
export function docOf(table: DevTable): Omit<StudioDoc, keyof StudioStatus> {
  const { game, session, past, story } = table;
  const { seats, n } = story;
  const people = namesFor(seats);
  const viewers = [...seatsOf(seats), SPECTATOR, ...(hasMaster(session) ? [OMNISCIENT] : [])];
  return {
    game: {
      id: game.id,
      version: game.version,
      name: game.messages.en['game.name'] ?? game.id,
      seats: { min: game.seats.min, max: game.seats.max },
      levels: Object.keys(game.bots),
    },
    seed: story.seed,
    begin: story.begin?.name ?? null,
    options: story.options,
    seats,
    bots: story.bots,
    n,
    inputs: story.inputs.slice(0, past.length - 1).map((it) => ({
      ...('seat' in it ? { seat: it.seat } : 'leave' in it && { seat: it.leave }),
      text: nameOf(it),
    })),
    now: story.now,
    clocks: alarmsOf(session)
      .map(({ clock, at }) => ({ name: clockName(clock), left: at - story.now }))
      .sort((a, b) => a.left - b.left),
    views: viewers.map((viewer) => viewFor(session, viewer, people)),
    state: partsOf(session, past[n - 1], people),
    phases: phasesOf(past.slice(0, n + 1)),
  };
}

/** A viewer's document, as a server would send it. */
function viewFor(session: Session, viewer: Viewer, people: readonly string[]): StudioView {
  const { game, start, outcome } = session;
  const play: Play = {
    id: 'studio',
    game: game.id,
    version: game.version,
    question: questionOf(session),
    table: tableFor(session, viewer),
    offers: viewer === SPECTATOR ? [] : offersFor(session, viewer),
    commitment: '',
    ...(session.lag > 0 && { lag: session.lag }),
    ...(session.paused !== null && { paused: true }),
    outcome: outcome && (project(outcome, viewer) as Play['outcome']),
  };
  const seats = people.map((name, seat) => ({ seat, name, mask: masks[seat % masks.length]! }));
  const doc: Doc = {
    lobby: {
      code: 'STUDIO',
      game: game.id,
      state: 'playing',
      seats,
      options: { ...start.options },
      settings: { botForAway: false, chat: false },
      problems: [],
      commitment: '',
    },
    you:
      viewer === SPECTATOR
        ? null
        : { seat: viewer < 0 ? null : viewer, host: false, ...(viewer === OMNISCIENT && { master: true as const }) },
    play,
  };
  return { viewer, doc, log: logFor(session, viewer) };
}

/** The phases of the chart, and which of them were visited so far. */
function phasesOf(way: readonly Session[]): StudioPhase[] {
  const last = way.at(-1)!;
  const { chart } = last.game;
  const on = new Set(chart.pathOf(last.phase));
  const seen = new Set(way.flatMap((it) => chart.pathOf(it.phase)));
  const taken = new Set(way.slice(1).map((it, i) => `${way[i]!.phase} ${it.phase}`));
  return chart.phases.map((name) => {
    const edges = new Map<string, Set<string>>();
    for (const it of chart.edges)
      if (it.from === name) edges.set(it.to, (edges.get(it.to) ?? new Set<string>()).add(it.on));
    return {
      name,
      seen: seen.has(name),
      on: on.has(name),
      edges: [...edges].map(([to, by]) => ({ to, on: [...by].join(', '), taken: taken.has(`${name} ${to}`) })),
    };
  });
}
