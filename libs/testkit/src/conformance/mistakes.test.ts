import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { broken, type Broken } from '../broken/index.ts';
import { cures } from '../broken/cures/index.ts';
import { faultsOf } from './all.ts';
import { Fault } from './index.ts';

/** The pages of the documentation, updated by `npx vitest run src/conformance/mistakes.test.ts -u`. */
const pages = join(import.meta.dirname, '../../../../docs/mistakes');
const folder = join(import.meta.dirname, '../broken');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

const slugOf = ({ breaks }: Broken): string =>
  breaks
    .toLowerCase()
    .replaceAll(/[’,`]/g, '')
    .replaceAll(/[^a-z]+/g, '-');

const titleOf = ({ breaks }: Broken): string => breaks[0]!.toUpperCase() + breaks.slice(1);

/** The broken game as it stands in the source. */
function exampleOf({ breaks }: Broken): string {
  const source = sources.find((it) => it.includes(`breaks: '${breaks}'`))!;
  const [, game] = /\n {4}game: ([\s\S]*?),\n {4}(?:told|fault):/.exec(source.slice(source.indexOf(`'${breaks}'`)))!;
  return game!.replaceAll(/^ {4}/gm, '');
}

/** What varies from game to game is left out: numbers, and at which table it was. */
const plain = (message: string): string =>
  message.replaceAll(/\s*\([^()]*\b(?:options|seats)\b[^()]*\)/g, '').replaceAll(/\d+/g, 'n');

/** What the suite says of each broken game. */
const verdicts = new Map<Broken, { promise: string; said: string }>();

/** The promise that a broken game breaks, and how that is said. */
function verdictOn(mistake: Broken): { promise: string; said: string } {
  const known = verdicts.get(mistake);
  if (known) return known;
  const others: string[] = [];
  for (const { promise, error } of faultsOf(mistake.game, mistake.told)) {
    if (!(error instanceof Fault)) throw new Error(`"${promise}" fails with an error of its own`, { cause: error });
    const said = mistake.fault.exec(error.message);
    if (said) {
      const verdict = { promise, said: plain(said[0]) };
      verdicts.set(mistake, verdict);
      return verdict;
    }
    others.push(error.message);
  }
  const instead = others.join('\n') || '(no fault found)';
  throw new Error(`nothing that is said names the fault ${String(mistake.fault)}:\n${instead}`);
}

test('every mistake that the suite can name is explained, and nothing else', () => {
  expect(Object.keys(cures).sort()).toEqual(broken.map(({ breaks }) => breaks).sort());
  expect(new Set(broken.map(slugOf)).size).toBe(broken.length);
});

test.each(broken)('the suite finds that $breaks, and its page says so', async (mistake) => {
  const { promise, said } = verdictOn(mistake);
  const { means, cure } = cures[mistake.breaks]!;
  await expect(`# ${titleOf(mistake)}

${means}

**Promise:** ${promise}.

**What the suite says** (with numbers for _n_):

\`\`\`text
${said}
\`\`\`

## Example

The suite’s own small game, broken in this one place:

\`\`\`ts
${exampleOf(mistake)}
\`\`\`

## What to do

${cure}
`).toMatchFileSnapshot(join(pages, `${slugOf(mistake)}.md`));
});

test('the list of mistakes links to all pages, and there are no others', async () => {
  const promises = [...new Set(broken.map((it) => verdictOn(it).promise))];
  const listed = promises.map(
    (promise) =>
      `## ${promise[0]!.toUpperCase()}${promise.slice(1)}\n\n${broken
        .filter((it) => verdictOn(it).promise === promise)
        .map((it) => `- [${titleOf(it)}](${slugOf(it)}.md)`)
        .join('\n')}\n`,
  );
  await expect(`# Mistakes that the suite can name

To prove that the conformance suite finds each mistake, its own tests take a small correct game and break it in one place at a time.
These are the mistakes, by the promise that they break. Each page says what the mistake means, what the suite says, and what to do.

${listed.join('\n')}`).toMatchFileSnapshot(join(pages, 'index.md'));
  expect(readdirSync(pages).sort()).toEqual(['index.md', ...broken.map((it) => `${slugOf(it)}.md`)].sort());
});
