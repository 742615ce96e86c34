import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
const api = read('libs/core/api.generated.txt');

/** The fields of an interface of the core. */
function fieldsOf(name: string): string[] {
  const [, body] = new RegExp(`^interface ${name}\\b[^{]*\\{\\n([^]*?)^\\}`, 'm').exec(api) ?? [];
  return [...body!.matchAll(/^ {4}(?:readonly )?(\w+)/gm)].map(([, field]) => field!);
}

/** All that a page has in code: between backticks, and in its examples. */
const codeOf = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/```[^]*?```|`[^`\n]*`/g)].flatMap(([code]) => code.match(/\w+/g) ?? []));

// What a game is written with: whoever adds a field to one of these describes it on its page.
test.each([
  ['GameDefinition', 'docs/writing-a-game.md'],
  ['OfferLook', 'docs/reference/offers.md'],
  ['Offer', 'docs/reference/offers.md'],
  ['Table', 'docs/reference/table.md'],
  ['Ask', 'docs/reference/table.md'],
  ['Sets', 'docs/reference/sets.md'],
  ['Guide', 'docs/reference/guide.md'],
])('every field of %s is described in %s', (name, page) => {
  const described = codeOf(read(page));
  const fields = fieldsOf(name);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => !described.has(field))).toEqual([]);
});
