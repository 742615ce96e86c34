import { save } from '@masque/core';
import { compare, jsonOrLines, short, type ScenarioAdapter, type ScenarioResult } from '@masque/testkit';
import succession from '../index.ts';
import { deckProblems } from './decks.ts';
import { checks, expectations } from './expect.ts';
import type { CardSpec, Scenario, Step } from './format.ts';
import { operate } from './operate.ts';
import { positionOf } from './position.ts';
import { Table } from './table.ts';

/** Plays scenario files of Succession: one JSON list of positions, steps and expectations. */
export const scenarios: ScenarioAdapter<Scenario> = {
  game: succession,
  parse: (text, name) => jsonOrLines<Scenario>(text, name),
  run,
};

function run(scenario: Scenario): ScenarioResult {
  const problems: string[] = [];
  try {
    if (scenario.setup) problems.push(...deckProblems(scenario));
    else {
      const table = play(scenario, null, problems);
      problems.push(...expectations(table, scenario.expect ?? {}), ...sameViews(scenario));
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return { id: scenario.id, title: scenario.title, problems };
}

function play(scenario: Scenario, watch: string | null, problems: string[]): Table {
  const table = new Table(positionOf(scenario), watch);
  if (scenario.start === 'tribunal') operate(table, ['clock', 'tribunal']);
  for (const step of scenario.do ?? []) {
    if (!Array.isArray(step)) {
      const given = step as Exclude<typeof step, Step>;
      if (given.reject) problems.push(...refused(table, given.reject));
      problems.push(...checks(table, given));
    } else if (!operate(table, step as Step)) problems.push(`${short(step)} is refused`);
  }
  return table;
}

/** A step that must be refused: nobody may see a trace of it. */
function refused(table: Table, step: Step): string[] {
  const trace = (): string => JSON.stringify(save(table.session).state) + table.session.log.length;
  const before = trace();
  operate(table, step);
  return trace() === before ? [] : [`${short(step)} should be refused`];
}

/** Played with other cards, the viewer must have been sent the same bytes. */
function sameViews(scenario: Scenario): string[] {
  const same = scenario.expect?.sameView;
  if (!same) return [];
  const sent = same.between.map((cards) => play(withCards(scenario, cards), same.viewer, []).sent);
  return sent.flatMap((bytes, i) => {
    const at = bytes.findIndex((it, k) => it !== sent[0]![k]);
    return bytes.length === sent[0]!.length && at < 0
      ? []
      : compare(`what ${same.viewer} gets in variant ${i}, part ${at}`, sent[0]![at], bytes[at]);
  });
}

const withCards = (scenario: Scenario, cards: { readonly [seat: string]: CardSpec }): Scenario => ({
  ...scenario,
  seats: { ...scenario.seats, ...cards },
});
