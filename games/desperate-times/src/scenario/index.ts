import { compare, jsonLines, type ScenarioAdapter, type ScenarioResult } from '@masque/testkit';
import { SPECTATOR } from '@masque/core';
import game from '../index.ts';
import { check, seen } from './check.ts';
import type { Expected, Operation, Scenario } from './format.ts';
import { operate } from './operate.ts';
import { wrongReason } from './refusal.ts';
import { positionOf, type Position } from './position.ts';

/** Plays a scenario to its end, or to the first operation that is not taken. */
function run({ id, title, given, do: operations, expect }: Scenario): ScenarioResult {
  const problems: string[] = [];
  let position = positionOf(given);
  for (const operation of operations ?? []) {
    const next = perform(position, operation, problems);
    if (!next) return { id, title, problems };
    position = next;
  }
  problems.push(...check(position.session, expect ?? {}));
  return { id, title, problems };
}

function perform(position: Position, operation: Operation, problems: string[]): Position | null {
  const [what, first, second] = operation;
  switch (what) {
    case 'reject': {
      if (operate(position, second as Operation).ok)
        problems.push(`${JSON.stringify(second)} was taken, expected refusal: ${String(first)}`);
      else problems.push(...wrongReason(position.session, first, second as Operation));
      return position;
    }
    case 'view':
      problems.push(
        ...compare(
          `view of ${String(first)}`,
          second,
          seen(position.session, typeof first === 'number' ? first : SPECTATOR),
        ),
      );
      return position;
    case 'expect':
      problems.push(...check(position.session, first as Expected));
      return position;
    default: {
      const next = operate(position, operation);
      if (next.ok) return next.position;
      problems.push(`${JSON.stringify(operation)} is refused: ${next.code}`);
      return null;
    }
  }
}

/** Plays the game's scenarios: JSON Lines as described in `format.ts`. */
export const scenarios: ScenarioAdapter<Scenario> = {
  game,
  parse: (text, name) => jsonLines<Scenario>(text, name),
  run,
};
