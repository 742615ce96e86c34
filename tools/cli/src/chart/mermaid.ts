import type { ChartShape, Edge } from '@masque/core';

/**
 * A chart as a Mermaid state diagram: nested phases, and every edge with what triggers it. Names are spelled out as
 * words, for readers of the rules.
 */
export function mermaid(chart: ChartShape): string {
  const names = ['[*]', ...chart.phases];
  const lines = ['stateDiagram-v2'];
  if (chart.edges.some(({ from }) => from === chart.root)) lines.push(`  state "in every phase" as ${chart.root}`);
  lines.push(...inside(chart, [], '  '));
  for (const [arrow, labels] of arrows(chart.edges, names))
    lines.push(`  ${arrow}${labels === '' ? '' : ` : ${labels}`}`);
  for (const phase of chart.phases) if (chart.isFinal(phase)) lines.push(`  ${phase} --> [*]`);
  return lines.join('\n');
}

/** The initial phase of each level, and the phases inside it. */
function inside(chart: ChartShape, path: readonly string[], indent: string): string[] {
  const children = chart.phases.filter((phase) => {
    const its = chart.pathOf(phase);
    return its.length === path.length + 1 && path.every((name, i) => its[i] === name);
  });
  if (children.length === 0) return [];
  const blocks = children.flatMap((phase) => {
    const within = inside(chart, [...path, phase], `${indent}  `);
    return within.length === 0 ? [] : [`${indent}state ${phase} {`, ...within, `${indent}}`];
  });
  return [
    `${indent}[*] --> ${chart.initialOf(path.at(-1) ?? chart.root)}`,
    ...children.map((it) => `${indent}${isWord(it) ? it : `state "${words(it)}" as ${it}`}`),
    ...blocks,
  ];
}

/** Merges all edges between two phases into one arrow. */
function arrows(edges: readonly Edge[], order: readonly string[]): [arrow: string, labels: string][] {
  const found = new Map<string, Set<string>>();
  for (const edge of edges.toSorted((a, b) => order.indexOf(a.from) - order.indexOf(b.from))) {
    const arrow = `${edge.from} --> ${edge.to}`;
    const labels = found.get(arrow) ?? new Set();
    const label = edge.on === 'always' ? '' : words(edge.on);
    labels.add(edge.guard ? `${label} [${words(edge.guard)}]`.trim() : label);
    found.set(arrow, labels);
  }
  return [...found].map(([arrow, labels]) => [arrow, [...labels].filter((it) => it !== '').join(', ')]);
}

/** `challengeBlock` and `give_back` in words. */
const words = (name: string): string =>
  name.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (it) => ` ${it.toLowerCase()}`);

const isWord = (name: string): boolean => words(name) === name;
