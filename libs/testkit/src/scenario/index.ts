export type { ScenarioAdapter, ScenarioResult } from './adapter.ts';
export { compare, compareParts, differences, short, type Difference } from './compare.ts';
export { jsonLines, jsonList, jsonOrLines } from './files.ts';
export { runScenarios, type FiledResult, type ScenarioFile } from './run.ts';
