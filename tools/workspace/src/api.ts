/**
 * What the package in whose folder it is started promises to others, as text: `api.generated.txt`, which lies in git. Fails
 * when the declarations that were built say something else; with `--update` it writes them down again. Entries that are
 * named are those that promise something; otherwise all do.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';

const REPORT = 'api.generated.txt';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const named = process.argv.slice(2).filter((it) => !it.startsWith('--'));
const entries = Object.entries(manifest.exports).flatMap(([at, to]) =>
  (named.length === 0 || named.includes(at)) && typeof to === 'object' && to.types !== undefined
    ? filesOf(at, to.types)
    : [],
);
/** The declarations behind an entry; several where its name has a star. */
function filesOf(at: string, types: string): { at: string; file: string }[] {
  if (!types.includes('*')) return [{ at, file: resolve(types) }];
  const found = globSync(types).sort();
  return found.map((file) => ({ at: at.replace('*', basename(file, '.d.ts')), file: resolve(file) }));
}

const program = ts.createProgram(
  entries.map(({ file }) => file),
  { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, skipLibCheck: true, noLib: true, types: [] },
);
const checker = program.getTypeChecker();
const dist = resolve('dist');
const isOwn = (node: ts.Node): boolean => node.getSourceFile().fileName.startsWith(dist);

const original = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const printer = ts.createPrinter({ removeComments: true });

/** Declarations without what may change freely: comments and the order of files. */
function print(node: ts.Declaration): string {
  const whole =
    ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent) ? node.parent.parent : node;
  const text = printer.printNode(ts.EmitHint.Unspecified, whole, node.getSourceFile());
  return text.replace(/^(export |declare |default )+/, '').replaceAll(/import\("[^"]*"\)\./g, '');
}

const declared = (symbol: ts.Symbol): ts.Declaration[] => (symbol.declarations ?? []).filter(isOwn);

/** Whether its author says that it may still change: `@experimental` in its comment. */
const isExperimental = (symbol: ts.Symbol): boolean =>
  symbol.getJsDocTags(checker).some(({ name }) => name === 'experimental');

const seen = new Set<ts.Symbol>();
/** What exported declarations speak of without exporting it: its change would change them. */
function behind(symbols: readonly ts.Symbol[]): ts.Symbol[] {
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
}

const isVariable = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent);

const sections = entries.map(({ at, file }) => {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${manifest.name}: ${file} is not there. Build it: npx nx run ${manifest.name}:package`);
  const symbols = checker.getExportsOfModule(module).map((symbol) => ({ name: symbol.name, symbol: original(symbol) }));
  for (const { symbol } of symbols) seen.add(symbol);
  return { at, symbols };
});
const hidden = behind(sections.flatMap(({ symbols }) => symbols.map(({ symbol }) => symbol)));

/** Tens of thousands of names of icons are no promise that a change could break by accident. */
const block = (name: string, symbol: ts.Symbol): string => {
  const own = declared(symbol);
  const stage = isExperimental(symbol) ? '@experimental\n' : '';
  if (own.length === 0) return `${name}: of another package`;
  const text = own.map(print).sort().join('\n');
  return stage + (text.length > 20_000 ? `${name}: ${text.length} characters` : text);
};

const sorted = (of: readonly { readonly name: string; readonly symbol: ts.Symbol }[]): string =>
  [...of]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, symbol }) => block(name, symbol))
    .join('\n\n');

const report = [
  `What ${manifest.name} promises. Written by \`npm run api -- --update\`: see "Changing what is public" in CONTRIBUTING.md.`,
  ...sections.map(({ at, symbols }) => `## ${join(manifest.name, at)}\n\n${sorted(symbols)}`),
  `## What these speak of\n\n${sorted(hidden.map((symbol) => ({ name: symbol.name, symbol })))}`,
].join('\n\n');

const text = `${report.trimEnd()}\n`;
const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
if (process.argv.includes('--update')) writeFileSync(REPORT, text);
else if (text !== before) {
  const [old, now] = [new Set(before.split('\n')), new Set(text.split('\n'))];
  const gone = [...old].filter((line) => !now.has(line)).map((line) => `- ${line}`);
  const come = [...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`);
  console.error(
    [
      `What ${manifest.name} promises to others has changed:`,
      ...[...gone, ...come].slice(0, 40),
      'If that is meant, write it down with "npm run api -- --update" and add a changeset: what is gone or asks for more is major.',
    ].join('\n'),
  );
  process.exit(1);
}
