import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './program.fixture.ts';

const root = join(import.meta.dirname, '../..');
/** Within the workspace, so that its packages are found. */
const folder = join(import.meta.dirname, 'test-results/reference');

const options = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023'],
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  customConditions: ['@masque/source'],
  allowImportingTsExtensions: true,
};

/** What the examples of a page use without saying it, and where they stand: `EXAMPLE` is the next one of the page. */
const pages: Readonly<Record<string, string>> = {
  'libs/core/README.md': 'EXAMPLE',
  'docs/reference/offers.md': `
    import type { OfferOf, Seat, View } from '@masque/core';
    interface State { readonly coins: readonly number[] }
    type Acts = { income: {}; coup: { target: Seat } };
    declare const living: (view: View<State>) => Seat[];
    export const phase: { offers: (view: View<State>, seat: Seat) => readonly OfferOf<Acts>[] } = { EXAMPLE };`,
  'docs/reference/phases.md': `
    import type { Flow } from '@masque/core';
    import { hasAnswered, type Ballot } from '@masque/mechanics';
    interface State { readonly ballot: Ballot<'aye' | 'nay'>; readonly next: 'verdict' | 'over' }
    type Acts = { aye: {}; nay: {} };
    interface Phases { vote: 'aye' | 'nay'; verdict: never; over: never }
    declare const count: (state: State) => State, close: (state: State) => State, allIn: (state: State) => boolean;
    EXAMPLE`,
  'docs/reference/knowledge.md': `
    import { secret, type Step } from '@masque/core';
    import { who } from '@masque/mechanics';
    type Character = 'duke' | 'captain';
    declare const step: Step;
    EXAMPLE`,
  'docs/reference/bots.md': `
    interface State { readonly coins: readonly number[] }
    EXAMPLE`,
  'docs/reference/guide.md': `
    import type { Bot, Face, Guide } from '@masque/core';
    interface State { readonly turns: number }
    type Acts = { tax: {}; income: {}; allow: {} };
    declare const roles: string[], faceOf: (role: string) => Face, en: {}, fr: {};
    declare const bots: { normal: Bot<State, Acts> };
    EXAMPLE
    EXAMPLE`,
  'docs/reference/words.md': `
    import { defineMessages } from '@masque/core';
    EXAMPLE`,
  'docs/reference/pace.md': `
    import { delays, paceOption } from '@masque/mechanics';
    import { z } from 'zod';
    interface State { readonly options: z.output<typeof options>; readonly blocked: boolean }
    EXAMPLE
    export const flow = { EXAMPLE };`,
  'docs/reference/channels.md': `
    import type { Channel, View, Viewer } from '@masque/core';
    interface State { readonly dark: boolean }
    type Of<T extends unknown[]> = (view: View<State>, ...more: T) => boolean;
    declare const isLiving: Of<[Viewer]>, isWolf: Of<[Viewer]>, isDark: Of<[]>;
    export const game: { channels: (view: View<State>, me: Viewer) => readonly Channel[] } = { EXAMPLE };`,
};

test('the examples of the reference, and of the core, type-check as they stand', async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  for (const [page, place] of Object.entries(pages)) {
    const text = await readFile(join(root, page), 'utf8');
    const blocks = [...text.matchAll(/^```ts\n([^]*?)^```/gm)].map(([, block]) => block!.trimEnd());
    expect([page, blocks.length]).toEqual([page, place.split('EXAMPLE').length - 1]);
    // One that is a part of an object ends as it may end there.
    const module = place.replaceAll('EXAMPLE', () => blocks.shift()!.replace(/^(\w+: [^]*)[;,]$/, '$1'));
    await writeFile(join(folder, `${page.replaceAll(/\W/g, '-')}.ts`), module);
  }
  await run(folder, '@typescript/native', 'bin/tsc', '--checkers', '1');
});
