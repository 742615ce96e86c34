import type { AnyGame } from '@masque/core';
import { mermaid } from './mermaid.ts';

const marks = ['<!-- chart -->', '<!-- /chart -->'] as const;

/** The charts of a game as Markdown: its flow, and each chart that can run several times beside it. */
export function drawings({ chart, charts = {} }: AnyGame): string {
  const block = (drawing: string): string => `\`\`\`mermaid\n${drawing}\n\`\`\``;
  const others = Object.entries(charts).map(([name, it]) => `Each ${name}:\n\n${block(mermaid(it))}`);
  return [block(mermaid(chart)), ...others].join('\n\n');
}

/** Updates the charts between the two marks of a README; `null` if it has no marks. */
export function withDrawings(readme: string, game: AnyGame): string | null {
  const [from, to] = marks.map((mark) => readme.indexOf(mark)) as [number, number];
  if (from < 0 || to < from) return null;
  return `${readme.slice(0, from + marks[0].length)}\n\n${drawings(game)}\n\n${readme.slice(to)}`;
}
