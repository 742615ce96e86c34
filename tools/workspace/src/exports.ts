import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** An export of a package, according to its source. */
export interface Exported {
  readonly name: string;
  /** The file that declares it. */
  readonly file: string;
  readonly isType: boolean;
  /** Does it have a comment with text? */
  readonly hasWords: boolean;
  readonly hasExample: boolean;
}

type Declaration = Omit<Exported, 'name'>;

/**
 * What can be imported from a file, and its comments. Follows re-exports from neighbouring files, but not from other
 * packages.
 */
export function exportsOf(file: string): Exported[] {
  return [...exportedFrom(file)].map(([name, it]) => ({ name, ...it }));
}

function exportedFrom(file: string): Map<string, Declaration> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map<string, Declaration>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) again(statement, file, found);
    else if (isExported(statement)) for (const [name, it] of declared(statement, file)) note(found, name, it);
  }
  return found;
}

/** `export … from './other.ts'`. */
function again({ exportClause, moduleSpecifier }: ts.ExportDeclaration, file: string, found: Map<string, Declaration>) {
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  if (!from.startsWith('.') || !from.endsWith('.ts')) return;
  const there = exportedFrom(join(dirname(file), from));
  if (!exportClause) for (const [name, it] of there) note(found, name, it);
  else if (ts.isNamedExports(exportClause))
    for (const { name, propertyName } of exportClause.elements) {
      const it = there.get((propertyName ?? name).text);
      if (it) note(found, name.text, it);
    }
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function declared(statement: ts.Statement, file: string): [string, Declaration][] {
  const docs = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const it: Declaration = {
    file,
    isType,
    hasWords: docs.some(({ comment }) => Boolean(ts.getTextOfJSDocComment(comment)?.trim())),
    hasExample: docs.some(({ tags }) => tags?.some(({ tagName }) => tagName.text === 'example')),
  };
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name)
    : [(statement as ts.DeclarationStatement).name];
  return names.flatMap((name) => (name && ts.isIdentifier(name) ? [[name.text, it] as [string, Declaration]] : []));
}

/** A name may be declared several times, as a type and a value or as overloads: one comment is enough. */
function note(found: Map<string, Declaration>, name: string, it: Declaration): void {
  const other = found.get(name);
  found.set(
    name,
    other
      ? {
          ...it,
          isType: it.isType && other.isType,
          hasWords: it.hasWords || other.hasWords,
          hasExample: it.hasExample || other.hasExample,
        }
      : it,
  );
}
