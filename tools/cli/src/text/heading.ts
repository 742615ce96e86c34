/**
 * How many of the lines that a step has written stand above the heading of the round that it leads into: what ends a
 * round is told before the next one begins, which may open with a line of its own, as “Night 2 falls.” does.
 *
 * @example
 * above('Night 2', ['Mia is lynched.', 'Night 2 falls.', 'You wake up.']); // => 1
 */
export function above(title: string, lines: readonly string[]): number {
  const [name = ''] = even(title).split(/ ?:/);
  const opens = (line: string): boolean => line.startsWith(name) && !/^\d/.test(line.slice(name.length));
  const first = lines.findIndex((it) => opens(even(it)));
  return first < 0 ? lines.length : first;
}

/** With ordinary spaces: a title and a line may break differently. */
const even = (text: string): string => text.replace(/\s/g, ' ');
