/**
 * The public API of packages as text: `api.generated.txt` in each package that has one, under version control. Run from
 * the root after `types` has written all declarations to `dist/types`. Fails if the declarations differ from the text;
 * with `--update`, it rewrites the texts.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const REPORT = 'api.generated.txt';
const DECLARATIONS = 'dist/types';

/** The public entry points of packages whose other entry points are for this workspace only. */
const promised: Readonly<Record<string, string>> = { 'apps/server': '.' };

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly '@masque/source'?: string }>>;
}

/** An entry point of a package, and its declarations. */
interface EntryPoint {
  readonly at: string;
  readonly file: string;
}

const manifestOf = (root: string): Manifest => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** Several if the name of an entry point has a wildcard. */
function entriesOf(root: string): EntryPoint[] {
  return Object.entries(manifestOf(root).exports ?? {}).flatMap(([at, to]) => {
    const source = typeof to === 'object' ? to['@masque/source'] : undefined;
    if (!source?.endsWith('.ts')) return [];
    const files = globSync(join(DECLARATIONS, root, source.replace(/\.ts$/, '.d.ts'))).sort();
    if (files.length === 0)
      throw new Error(`${root}: no declarations of ${source}. Build them: npx nx run masque:types`);
    return files.map((file) => ({ at: at.replace('*', basename(file, '.d.ts')), file: resolve(file) }));
  });
}

const packages = globSync('{libs,games,apps,tools}/*/package.json').map(dirname).sort();
const held = packages
  .filter((root) => existsSync(join(root, REPORT)))
  .map((root) => ({ root, entries: entriesOf(root).filter(({ at }) => at === (promised[root] ?? at)) }));

/** Where the declarations of one package find those of another. */
const paths = Object.fromEntries(
  packages.flatMap((root) =>
    entriesOf(root).map(({ at, file }): [string, string[]] => [join(manifestOf(root).name, at), [file]]),
  ),
);
const program = ts.createProgram(
  held.flatMap(({ entries }) => entries.map(({ file }) => file)),
  { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, skipLibCheck: true, noLib: true, types: [], paths },
);
const checker = program.getTypeChecker();

const original = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const printer = ts.createPrinter({ removeComments: true });

/** Prints declarations without what may change freely: comments and the order of files. */
function print(node: ts.Declaration): string {
  const whole =
    ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent) ? node.parent.parent : node;
  const text = printer.printNode(ts.EmitHint.Unspecified, whole, node.getSourceFile());
  return text.replace(/^(export |declare |default )+/, '').replaceAll(/import\("[^"]*"\)\./g, '');
}

/** Does its author say that it may still change, with `@experimental` in its comment? */
const isExperimental = (symbol: ts.Symbol): boolean =>
  symbol.getJsDocTags(checker).some(({ name }) => name === 'experimental');

const isVariable = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent);

/** The public API of the package in this folder. */
function reportOf(root: string, entries: readonly EntryPoint[]): string {
  const own = `${resolve(DECLARATIONS, root)}/`;
  const declared = (symbol: ts.Symbol): ts.Declaration[] =>
    (symbol.declarations ?? []).filter((it) => it.getSourceFile().fileName.startsWith(own));
  const seen = new Set<ts.Symbol>();

  /** Types that exported declarations refer to without exporting them: a change to them would change the API. */
  const behind = (symbols: readonly ts.Symbol[]): ts.Symbol[] => {
    const found: ts.Symbol[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const at = checker.getSymbolAtLocation(node);
        const symbol = at && original(at);
        const lies = symbol && declared(symbol).some((it) => ts.isSourceFile(it.parent) || isVariable(it));
        if (symbol && lies && !seen.has(symbol)) {
          seen.add(symbol);
          found.push(symbol);
        }
      }
      ts.forEachChild(node, look);
    };
    for (const symbol of symbols) for (const declaration of declared(symbol)) look(declaration);
    return found.length === 0 ? [] : [...found, ...behind(found)];
  };

  /** A list of tens of thousands of icon names is left out: no change could break it by accident. */
  const block = (name: string, symbol: ts.Symbol): string => {
    const stage = isExperimental(symbol) ? '@experimental\n' : '';
    const texts = declared(symbol).map(print).sort();
    if (texts.length === 0) return `${name}: of another package`;
    const text = texts.join('\n');
    return stage + (text.length > 20_000 ? `${name}: ${text.length} characters` : text);
  };
  const sorted = (of: readonly { readonly name: string; readonly symbol: ts.Symbol }[]): string =>
    [...of]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, symbol }) => block(name, symbol))
      .join('\n\n');

  const sections = entries.map(({ at, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    if (!module) throw new Error(`${file} exports nothing.`);
    const symbols = checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: original(symbol) }));
    for (const { symbol } of symbols) seen.add(symbol);
    return { at, symbols };
  });
  const hidden = behind(sections.flatMap(({ symbols }) => symbols.map(({ symbol }) => symbol)));
  const { name } = manifestOf(root);
  const text = [
    `What ${name} promises. Written by \`npm run api -- --update\`: see "Changing what is public" in CONTRIBUTING.md.`,
    ...sections.map(({ at, symbols }) => `## ${join(name, at)}\n\n${sorted(symbols)}`),
    `## What these speak of\n\n${sorted(hidden.map((symbol) => ({ name: symbol.name, symbol })))}`,
  ].join('\n\n');
  return `${text.trimEnd()}\n`;
}

for (const { root, entries } of held) {
  const file = join(root, REPORT);
  const [before, text] = [readFileSync(file, 'utf8'), reportOf(root, entries)];
  if (text === before) continue;
  if (process.argv.includes('--update')) {
    writeFileSync(file, text);
    continue;
  }
  const [old, now] = [new Set(before.split('\n')), new Set(text.split('\n'))];
  const gone = [...old].filter((line) => !now.has(line)).map((line) => `- ${line}`);
  const come = [...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`);
  console.error(
    [`What ${manifestOf(root).name} promises to others has changed:`, ...[...gone, ...come].slice(0, 40)].join('\n'),
  );
  process.exitCode = 1;
}
if (process.exitCode === 1)
  console.error(
    'If that is meant, write it down with "npm run api -- --update" and add a changeset: what is gone or asks for more is major.',
  );
