import type { Op, Path } from './ops.ts';

/**
 * The document after `ops`. The given document is not changed, and unchanged parts stay the same objects, so that an
 * interface can tell by identity what to re-render.
 *
 * @throws TypeError if a path does not exist: the document is not the one for which the ops were made. Ask for a full
 * one.
 * @example
 * const doc = { coins: 2, hand: ['duke'] };
 * apply(doc, [[['coins'], 3]]); // => { coins: 3, hand: ['duke'] }
 * apply(doc, [[['coins']]]); // => { hand: ['duke'] }
 * expect(() => apply(doc, [[['hand', 5], 'spy']])).toThrow(TypeError);
 */
export function apply<Doc>(doc: Doc, ops: readonly Op[]): Doc {
  let out: unknown = doc;
  for (const op of ops) out = at(out, op[0], 0, op);
  return out as Doc;
}

function at(part: unknown, path: Path, depth: number, op: Op): unknown {
  if (depth === path.length) return op[1];
  const key = path[depth]!;
  const last = depth === path.length - 1;
  if (Array.isArray(part)) {
    if (typeof key !== 'number' || !Object.hasOwn(part, key)) throw lost(path);
    return part.with(key, at(part[key], path, depth + 1, op));
  }
  if (typeof part !== 'object' || part === null || typeof key !== 'string') throw lost(path);
  const there = Object.hasOwn(part, key);
  if (!there && !(last && op.length === 2)) throw lost(path);
  if (last && op.length === 1) {
    const { [key]: _gone, ...rest } = part as Record<string, unknown>;
    return rest;
  }
  // A computed key makes an own property, whatever its name.
  return { ...part, [key]: at(there ? (part as Record<string, unknown>)[key] : undefined, path, depth + 1, op) };
}

const lost = (path: Path): TypeError => new TypeError(`there is no ${path.join('.')} in this document`);
