import { commitmentOf, type AnyGame } from '@masque/core';
import type { TableExport } from '@masque/protocol';
import { playOut, startFor } from '@masque/testkit';
import { levelsIn, peopleIn, seedIn, type SimulationPlan } from '../simulate/plan.ts';

/** Plays the first game of a plan, as a table that can be replayed. Its players are named for how they play. */
export function playedTable(game: AnyGame, plan: SimulationPlan): TableExport {
  const { seats, options, maxInputs, think } = plan;
  const people = peopleIn(plan, 0);
  const bots = levelsIn(plan, 0);
  const given = { seats, options, seed: seedIn(plan, 0) };
  const { session, inputs } = playOut(game, {
    ...given,
    bots,
    maxInputs,
    ...(think && { think }),
    ...(plan.people && { people: { seats: people, pace: plan.people.pace } }),
  });
  const { seed, at } = startFor(game, given);
  return {
    format: 'masque-table',
    version: 1,
    game: game.id,
    gameVersion: game.version,
    seats,
    options: session.start.options as Record<string, unknown>,
    names: bots.map((level, seat) => `${people.has(seat) ? 'person' : level.split(':').at(-1)!} ${seat + 1}`),
    commitment: commitmentOf(seed),
    seed,
    startedAt: at,
    inputs: JSON.parse(JSON.stringify(inputs)) as TableExport['inputs'],
    outcome: JSON.parse(JSON.stringify(session.outcome)) as TableExport['outcome'],
  };
}
