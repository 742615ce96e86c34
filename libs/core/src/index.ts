export * from './channel/channel.ts';
export { chart, type Asks, type Chart, type ChartShape } from './chart/chart.ts';
export { clockOf, sameClock, type Clock } from './chart/clock.ts';
export type {
  ClockEvent,
  Flow,
  LooseFlow,
  LoosePhase,
  Phase,
  PhaseMap,
  PhaseName,
  Transition,
  Transitions,
} from './chart/phase.ts';
export { beginByXState, takeByXState, type Told } from './chart/oracle.ts';
export type { Cause, Edge, PhaseClock, Position, Run } from './chart/table.ts';
export type { Guard, Rule, Step } from './chart/step.ts';
export type { Bot, Mind } from './game/bot.ts';
export {
  defineGame,
  type AnyGame,
  type Card as GameCard,
  type Game,
  type GameDefinition,
  type Setup,
} from './game/game.ts';
export { openOptions } from './game/open-options.ts';
export { viewSet, type SetQuestion, type SetView } from './game/set-view.ts';
export type { Counts, SetHint, SetItem, SetPreset, Sets, SideShare } from './game/sets.ts';
export type { Here } from './game/here.ts';
export type { Outcome } from './game/outcome.ts';
export type { Entry, Line, Note, NoteArg } from './log/entry.ts';
export { emptyLog, entriesOf, extend, linesFor, type Log } from './log/log.ts';
export * from './message/message.ts';
export * from './offer/domain.ts';
export { fill, type Filled } from './offer/fill.ts';
export * from './offer/offer.ts';
export { isOpen, sample } from './offer/sample.ts';
export * from './random/random.ts';
export * from './seat.ts';
export { project } from './secret/project.ts';
export * from './secret/secret.ts';
export type { View } from './secret/view.ts';
export { channelsFor, readersOf } from './session/channels.ts';
export {
  advance,
  courseOf,
  hasMaster,
  movesOf,
  replay,
  ReplayError,
  replaySteps,
  type Course,
  type Move,
  type Replayed,
} from './session/course.ts';
export { alarmsOf, type Ringing } from './session/pace.ts';
export { hereOf, logFor, notebookFor, offersFor, tableFor, viewOf } from './session/look.ts';
export type { Refusal, RefusalCode } from './session/refusal.ts';
export { inspected } from './session/inspect.ts';
export { load, save, type Saved } from './session/save.ts';
export type { Deadline, Input, Session, Start } from './session/session.ts';
export { admit, start, step, type Chance, type Stepped } from './session/step.ts';
export * from './table/index.ts';
