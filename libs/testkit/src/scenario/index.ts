export type { ScenarioAdapter, ScenarioResult, Situation } from './adapter.ts';
export { compare, compareParts, differences, short, type Difference } from './compare.ts';
export { jsonLines, jsonList, jsonOrLines } from './files.ts';
export { ascending, equal, partly } from './assertions.ts';
export { ScenarioPlay, RefusedOperation } from './play.ts';
export { runScenarios, type FiledResult, type ScenarioFile } from './run.ts';
export {
  playScenario,
  scenariosOf,
  type Assertion,
  type Operation,
  type ScenarioLike,
  type ScenarioWords,
} from './runner.ts';
export { situation } from './situation.ts';
