import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitepress';

const content = join(import.meta.dirname, '../content');
const titleOf = (page: string): string =>
  /^# (.+)$/m.exec(readFileSync(join(content, page), 'utf8'))?.[1]?.replaceAll('`', '') ?? page;
/** The pages of a folder by their titles. */
const folder = (name: string) =>
  globSync(`${name}/*.md`, { cwd: content })
    .filter((page) => basename(page) !== 'index.md')
    .sort()
    .map((page) => ({ text: titleOf(page), link: `/${page.replace(/\.md$/, '')}` }));
const page = (name: string) => ({ text: titleOf(`${name}.md`), link: `/${name}` });

export default defineConfig({
  title: 'Masque',
  description: 'The engine for hidden-identity table games, and where a club plays them.',
  base: '/docs/',
  srcDir: 'content',
  // Where the server looks, and goes into its package with it.
  outDir: '../../apps/server/dist-docs',
  // The server allows no script inside a page: what pages know of each other is in a file, and nothing else is there.
  metaChunk: true,
  // http://localhost:8080 is where a server says that it is.
  ignoreDeadLinks: 'localhostLinks',
  appearance: false,
  transformHtml: (html) => html.replaceAll(/<script id="check-[^>]*>[^<]*<\/script>/g, ''),
  markdown: {
    config(md) {
      const fence = md.renderer.rules.fence!;
      md.renderer.rules.fence = (tokens, i, ...rest) =>
        tokens[i]!.info.trim() === 'mermaid'
          ? `<Chart code="${encodeURIComponent(tokens[i]!.content)}" />`
          : fence(tokens, i, ...rest);
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Tutorial', link: '/tutorial' },
      { text: 'Reference', link: '/writing-a-game' },
      { text: 'API', link: '/api/core/' },
    ],
    sidebar: [
      {
        text: 'Begin',
        items: [
          { text: 'Masque', link: '/' },
          page('tutorial'),
          page('tutorial-2'),
          page('writing-a-game'),
          page('running'),
          page('contributing'),
        ],
      },
      {
        text: 'Reference',
        items: [...folder('reference'), { text: 'Mistakes that the suite can name', link: '/mistakes/' }],
      },
      {
        text: 'API',
        items: ['core', 'mechanics', 'testkit', 'ui'].map((it) => ({ text: `@masque/${it}`, link: `/api/${it}/` })),
      },
      { text: 'Games', items: folder('games') },
      {
        text: 'How it is built',
        items: [
          page('architecture'),
          page('threat-model'),
          page('threat-model-operator'),
          page('scenes'),
          page('testing'),
          page('testing-browser'),
          { text: 'Decisions', link: '/decisions/' },
        ],
      },
      { text: 'Packages', collapsed: true, items: folder('packages') },
    ],
  },
});
