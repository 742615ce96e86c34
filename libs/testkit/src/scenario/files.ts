/**
 * The values of a JSON Lines text: one on each line. Empty lines and lines that begin with `#` or `//` are left out.
 * @throws SyntaxError that names the line
 *
 * @example
 * jsonLines('# two\n{"id":1}\n\n{"id":2}'); // => [{ id: 1 }, { id: 2 }]
 */
export function jsonLines<T = unknown>(text: string, name = 'file'): T[] {
  return text.split(/\r?\n/).flatMap((line, i) => {
    const trimmed = line.trim();
    return trimmed === '' || /^(#|\/\/)/.test(trimmed) ? [] : [parsed<T>(trimmed, `${name}, line ${i + 1}`)];
  });
}

/**
 * The list in a JSON text: the text's own list, or the one under `key`.
 * @throws SyntaxError when it is not JSON or there is no such list
 *
 * @example
 * jsonList('{"scenarios":[1,2]}'); // => [1, 2]
 * expect(() => jsonList('{}', 'scenarios', 'a.json')).toThrow('a.json has no list "scenarios"');
 */
export function jsonList<T = unknown>(text: string, key = 'scenarios', name = 'file'): T[] {
  const value = parsed<unknown>(text, name);
  const list = Array.isArray(value) ? value : (value as Record<string, unknown> | null)?.[key];
  if (!Array.isArray(list)) throw new SyntaxError(`${name} has no list "${key}"`);
  return list as T[];
}

/**
 * The values of a text that is JSON (a list, or one under `key`) or JSON Lines, whichever it is.
 *
 * @example
 * [jsonOrLines('[1,2]'), jsonOrLines('1\n2')]; // => [[1, 2], [1, 2]]
 */
export function jsonOrLines<T = unknown>(text: string, name = 'file', key = 'scenarios'): T[] {
  try {
    JSON.parse(text);
  } catch {
    return jsonLines(text, name);
  }
  const whole = JSON.parse(text) as unknown;
  const isOne = typeof whole === 'object' && whole !== null && !Array.isArray(whole) && !(key in whole);
  return isOne ? [whole as T] : jsonList(text, key, name);
}

function parsed<T>(text: string, where: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new SyntaxError(`${where}: ${(error as Error).message}`, { cause: error });
  }
}
