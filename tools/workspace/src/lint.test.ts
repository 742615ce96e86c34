import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../..', import.meta.url).pathname;

/** The lint rules that report a file with this content. */
async function rulesAgainst(filePath: string, text: string): Promise<(string | null)[]> {
  const eslint = new ESLint({ cwd: folder, ruleFilter: ({ ruleId }) => !ruleId.startsWith('@nx/') });
  const [result] = await eslint.lintText(text, { filePath });
  return result!.messages.map((it) => it.ruleId);
}

test('only rules may declassify secrets', async () => {
  // Under the name that the core uses for it: lint only knows names.
  const secret = readFileSync(`${folder}libs/core/src/secret/secret.ts`, 'utf8');
  const [, opens] = /export (?:const|function) (declassify)\b/.exec(secret) ?? [];
  const text = `import { ${opens} } from '@masque/core';\nexport const look = ${opens};\n`;
  const against = (place: string) => rulesAgainst(`games/coup/src/${place}/look.ts`, text);
  for (const place of ['offers', 'present', 'bots', 'ui'])
    expect(await against(place), place).toEqual(['@typescript-eslint/no-restricted-imports']);
  expect(await against('rules')).toEqual([]);
  expect(await rulesAgainst('games/coup/src/rules/look.ts', 'export const look = (it) => it.$secret;\n')).toEqual([
    'no-restricted-syntax',
  ]);
});
