import type { ScenarioAdapter, ScenarioResult } from './adapter.ts';

/** A file of scenarios by its name, as text. */
export interface ScenarioFile {
  readonly name: string;
  readonly text: string;
}

/** A result with the file it came from. */
export interface FiledResult extends ScenarioResult {
  readonly file: string;
}

/**
 * Plays all scenarios of some files. A file that cannot be read, or a scenario that throws, counts as failed.
 *
 * @example
 * const adapter = { game, parse: jsonLines, run: ({ id }) => ({ id, title: '', problems: [] }) };
 * const results = [...runScenarios(adapter, [{ name: 'two.jsonl', text: '{"id":"S1"}\n{"id":"S2"}' }])];
 * results.map((it) => it.id); // => ['S1', 'S2']
 */
export function* runScenarios<S>(adapter: ScenarioAdapter<S>, files: Iterable<ScenarioFile>): Generator<FiledResult> {
  for (const { name, text } of files) {
    let parsed: readonly S[];
    try {
      parsed = adapter.parse(text, name);
    } catch (error) {
      yield { file: name, id: name, title: 'the file itself', problems: [said(error)] };
      continue;
    }
    for (const scenario of parsed) yield { file: name, ...attempt(adapter, scenario) };
  }
}

function attempt<S>(adapter: ScenarioAdapter<S>, scenario: S): ScenarioResult {
  try {
    return adapter.run(scenario);
  } catch (error) {
    const { id, title } = { id: '?', title: '', ...(scenario as { id?: string; title?: string }) };
    return { id: String(id), title: String(title), problems: [`it threw: ${said(error)}`] };
  }
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
