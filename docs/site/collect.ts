/** Puts together in `content` what the site is built from: pages of the whole repository, with links between them put right. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, posix } from 'node:path';
import { execFileSync } from 'node:child_process';

const here = import.meta.dirname;
const root = join(here, '../..');
const content = join(here, 'content');

/** Where a page of the repository stands on the site. */
function placeOf(source: string): string {
  if (source === 'README.md') return 'index.md';
  if (source.startsWith('docs/')) return source.slice('docs/'.length);
  const [, kind, name] = /^(libs|games|apps|tools)\/([^/]+)\/README\.md$/.exec(source) ?? [];
  if (!kind) return source.toLowerCase();
  return kind === 'games' ? `games/${name}.md` : `packages/${name}.md`;
}

const sources = globSync(
  [
    '*.md',
    'docs/{*,decisions/*,mistakes/*,reference/*}.md',
    '{libs,games,apps,tools}/*/README.md',
    'games/*/{FIGURES,RULINGS}.md',
  ],
  {
    cwd: root,
  },
).filter((source) => source !== 'CODE_OF_CONDUCT.md');
const places = new Map(sources.map((source) => [source, placeOf(source)]));
const lists = new Map([['docs/decisions', 'decisions/index.md']]);

/** A link of a page as it is on the site. What the site does not have, such as a file of code, is left as its words. */
function linked(source: string, mark: string, text: string, href: string): string {
  if (/^[a-z]+:|^#/.test(href)) return `${mark}[${text}](${href})`;
  const [path = '', anchor] = href.split('#');
  const target = posix.join(posix.dirname(source), path).replace(/\/$/, '');
  const place = places.get(target) ?? places.get(`${target}/README.md`) ?? lists.get(target);
  if (place) {
    const way = posix.relative(posix.dirname(places.get(source)!), place) || basename(place);
    return `${mark}[${text}](${way.startsWith('.') ? way : `./${way}`}${anchor ? `#${anchor}` : ''})`;
  }
  if (!mark) return text;
  cpSync(join(root, target), join(content, 'public', target));
  return `![${text}](/${target})`;
}

/** Everything outside of blocks of code. */
const outsideCode = (text: string, change: (part: string) => string): string =>
  text
    .split(/(^```[\s\S]*?^```)/m)
    .map((part, i) => (i % 2 === 0 ? change(part) : part))
    .join('');

function pageOf(source: string): string {
  const text = readFileSync(join(root, source), 'utf8');
  return outsideCode(text, (part) =>
    part
      .replaceAll(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (_, mark: string, words: string, href: string) =>
        linked(source, mark, words, href),
      )
      .replaceAll(/<!-- picture: (.+?) -->/g, (whole, name: string) => {
        const file = `pictures/${name.toLowerCase().replaceAll(' ', '-')}.jpg`;
        return existsSync(join(here, file)) ? `![${name}](/${file})` : whole;
      })
      .replace('<!-- icons -->', '<ClientOnly><Icons /></ClientOnly>'),
  );
}

function write(place: string, text: string): void {
  const file = join(content, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const titleOf = (source: string): string => /^# (.+)$/m.exec(readFileSync(join(root, source), 'utf8'))![1]!;

/** What the docstrings of a package say. */
function describe(name: string): void {
  const options = {
    entryPoints: [join(root, `libs/${name}/src/index.ts`)],
    name: `@masque/${name}`,
    out: join(content, 'api', name),
    tsconfig: join(here, 'tsconfig.json'),
    plugin: ['typedoc-plugin-markdown'],
    outputFileStrategy: 'modules',
    entryFileName: 'index',
    readme: 'none',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    disableSources: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeExternals: true,
    useHTMLEncodedBrackets: true,
    useCodeBlocks: true,
    sanitizeComments: true,
    // Types are checked elsewhere, and links in comments by their package.
    skipErrorChecking: true,
    logLevel: 'Error',
  };
  const file = join(content, 'typedoc.json');
  writeFileSync(file, JSON.stringify(options));
  execFileSync(process.execPath, [join(here, 'node_modules/typedoc/bin/typedoc'), '--options', file], {
    cwd: here,
    stdio: 'inherit',
  });
  rmSync(file);
}

rmSync(content, { recursive: true, force: true });
for (const source of sources) write(placeOf(source), pageOf(source));
const decisions = sources.filter((it) => it.startsWith('docs/decisions/')).sort();
write(
  'decisions/index.md',
  `# Decisions\n\n${decisions.map((it) => `- [${titleOf(it)}](./${basename(it)})`).join('\n')}\n`,
);
if (existsSync(join(here, 'pictures')))
  cpSync(join(here, 'pictures'), join(content, 'public/pictures'), { recursive: true });
const icons = createRequire(join(root, 'apps/server/package.json'))('@iconify-json/game-icons/icons.json') as {
  icons: Record<string, { body: string }>;
};
write(
  'public/icons.json',
  JSON.stringify(Object.fromEntries(Object.entries(icons.icons).map(([name, { body }]) => [name, body]))),
);
for (const name of ['core', 'mechanics', 'testkit', 'ui']) describe(name);
