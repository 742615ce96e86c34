import { readdirSync, readFileSync } from 'node:fs';

/**
 * The scenario files of a folder, with their contents.
 *
 * @param folder as `new URL('.', import.meta.url)`
 */
export const scenarioFiles = (folder: URL): { readonly name: string; readonly text: string }[] =>
  readdirSync(folder)
    .filter((name) => /\.jsonl?$/.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
