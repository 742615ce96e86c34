import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const pages = globSync(
  [
    '*.md',
    'docs/{*,decisions/*,mistakes/*,reference/*}.md',
    '{libs,games,apps,tools}/*/README.md',
    'games/*/{FIGURES,RULINGS}.md',
  ],
  {
    cwd: root,
  },
).map((path) => join(root, path));

const withoutCode = (text: string): string =>
  text.replaceAll(/^ *(```+)[\s\S]*?^ *\1/gm, '').replaceAll(/`[^`\n]*`/g, 'code');

/** The anchors of a page's headings on GitHub and on the site. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

test('every link in the documentation has a target', () => {
  expect(pages.length).toBeGreaterThan(100);
  const dead = pages.flatMap((page) =>
    [...withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, href]) => href!)
      .filter((href) => !/^[a-z]+:/.test(href))
      .filter((href) => {
        const [path, anchor] = href.split('#') as [string, string?];
        const target = path === '' ? page : resolve(dirname(page), path);
        return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
      })
      .map((href) => `${relative(root, page)}: ${href}`),
  );
  expect(dead).toEqual([]);
});
