export { TABLE_CHANNEL, tableChannel, type Channel, type OpenChannel } from './channel/channel.ts';
export { ASK } from './chart/machine.ts';
export { chart, type Chart, type ChartShape } from './chart/chart.ts';
export { clockIdOf, sameClock, type ClockId, type Deadline } from './chart/clock.ts';
export type { ClockEvent, Flow, Phase, PhaseMap, PhaseName, Transition, Transitions } from './chart/phase.ts';
export type { Guard, Rule, Step } from './chart/step.ts';
export type { Cause, Edge, Position, Run, PhaseClock } from './chart/table.ts';
export {
  defineGame,
  type AnyGame,
  type Bot,
  type BotObservation,
  type FirstGame,
  type FirstStep,
  type Game,
  type GameDefinition,
  /** @public */
  type Hinted,
  type Setup,
  type Temperament,
} from './game/game.ts';
export type { Deed } from './game/deeds.ts';
export type { OptionGroup, Preset } from './game/form.ts';
export type { GameStatus } from './game/status.ts';
export { publicOptions } from './game/public-options.ts';
export type { Outcome } from './game/outcome.ts';
export type { HiddenPlace, Recalled, SeenTogether, Worlds } from './game/worlds.ts';
export type { Guide, GuideEntry, GuideStep, Picture } from './game/guide.ts';
export type { SetContents, SetHint, Sets, SideShare } from './game/sets.ts';
export type { Entry, KindOf, Line, Note, /** @public */ NoteArg, NoteOf } from './log/entry.ts';
export type { /** @public */ ArgsOf } from './message/arguments.ts';
export { entriesOf, linesFor } from './log/log.ts';
export * from './message/message.ts';
export { choicesOf, whyBarred, type Assign, type Barred, type Domain, type Pick, type Value } from './offer/domain.ts';
export { fill } from './offer/fill.ts';
export * from './offer/offer.ts';
export { isOpen, sample } from './offer/sample.ts';
export { commitmentOf, randomFor, randomFrom, seedOf, unshuffled, type Random } from './random/random.ts';
export * from './seat.ts';
export { project } from './secret/project.ts';
export { redact, type Redacted } from './secret/redact.ts';
export { mapSecrets } from './secret/walk.ts';
export * from './secret/secret.ts';
export type { View } from './secret/view.ts';
export { channelsFor, readersOf } from './session/channels.ts';
export {
  advance,
  timelineOf,
  hasMaster,
  movesOf,
  replay,
  ReplayError,
  replaySteps,
  type Timeline,
  type Move,
} from './session/timeline.ts';
export { BEAT_MS, isSealedHour } from './session/hour.ts';
export { statusOf, logFor, offersFor, questionOf, tableFor, viewOf } from './session/views.ts';
export { deedsOf } from './session/deeds.ts';
export { observe, redactedFor } from './session/observe.ts';
export { alarmsOf } from './session/pace.ts';
export { load, save, type Saved } from './session/save.ts';
export type { Input, Session, Start } from './session/session.ts';
export { admit, start, step, type RandomSource } from './session/step.ts';
export * from './table/index.ts';
