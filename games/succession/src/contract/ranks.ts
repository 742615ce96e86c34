import type { Seat } from '@masque/core';
import { isHeir } from '../roles/index.ts';
import { isIn, type ContractState } from './state.ts';
import {
  able,
  isDefended,
  magistrates,
  shownCriminals,
  shownFace,
  stopsCriminals,
  wasExecuted,
  type ContractTable,
} from './shown.ts';

export type Ranks = ReadonlyMap<Seat, number>;

/** Criminals that a Magistrate could execute, except for an Heir who shows its role. */
const plain = (table: ContractTable, by: Seat): Seat[] =>
  shownCriminals(table).filter(
    (seat) => seat !== by && isIn(table, seat) && !isDefended(table, seat) && !isHeir(shownFace(table, seat)!.role),
  );

/** Witnesses who may turn out to be Criminals, if that is what happens to those who accuse in vain. */
const doubtful = (table: ContractTable, by: Seat): Seat[] =>
  table.court.options.witnessPenalty === 'criminal'
    ? table.contract.accusations
        .filter(([witness, accused]) => witness !== by && isIn(table, witness) && !wasExecuted(table, accused))
        .map(([witness]) => witness)
        .filter((seat) => !isDefended(table, seat))
    : [];

/**
 * The players that a Magistrate may name: living Criminals, and colleagues who might become such. Empty if there is no
 * Criminal to judge.
 */
export function executable(table: ContractTable, by: Seat): Seat[] {
  const first = [...new Set([...plain(table, by), ...doubtful(table, by)])];
  if (first.length === 0) return [];
  const colleagues = magistrates(table).filter((seat) => seat !== by && isIn(table, seat) && !isDefended(table, seat));
  return [...new Set([...first, ...colleagues])].sort((a, b) => a - b);
}

/** The players that a Magistrate may execute, and those of them it has declared to. */
function judgement(
  { contract }: ContractTable,
  by: Seat,
): { readonly may: readonly Seat[]; readonly does: readonly Seat[] } {
  const { targets = [], choice = null } =
    contract.decisions.find((it) => it.seat === by && it.what === 'execute') ?? {};
  return { may: targets, does: choice?.kind === 'execute' ? choice.seats : [] };
}

/**
 * Who is a Criminal in this contract, and of which rank: a Magistrate who spares somebody of rank k - 1 gets rank k.
 * One who spares nobody has no rank and may execute everybody who has one.
 */
export function ranksOf(table: ContractTable): Ranks {
  const ranks = spread(table, new Map(shownCriminals(table).map((seat) => [seat, 0])));
  if (table.court.options.witnessPenalty !== 'criminal') return ranks;
  const falls = executions(table, ranks).map((it) => it.victim);
  const vain = table.contract.accusations
    .filter(([, accused]) => !falls.includes(accused) && !isBeheaded(table, accused) && !wasExecuted(table, accused))
    .map(([witness]) => witness);
  return vain.length === 0
    ? ranks
    : spread(table, new Map([...shownCriminals(table), ...vain].map((seat) => [seat, 0])));
}

function spread(table: ContractTable, ranks: Map<Seat, number>): Map<Seat, number> {
  const judges = magistrates(table).filter((seat) => isIn(table, seat));
  for (let k = 1; k <= judges.length; k++) {
    const fallen = judges.filter((by) => {
      const { may, does } = judgement(table, by);
      return !ranks.has(by) && may.some((seat) => ranks.get(seat) === k - 1 && !does.includes(seat));
    });
    if (fallen.length === 0) break;
    for (const seat of fallen) ranks.set(seat, k);
  }
  return ranks;
}

/** Whether a Headsman here recognises that seat as a Criminal, by its card or badge. */
export const isBeheaded = (table: ContractTable, seat: Seat): boolean =>
  shownCriminals(table).includes(seat) &&
  isIn(table, seat) &&
  !isDefended(table, seat) &&
  able(table, (reveal) => reveal.beheads).some((by) => by !== seat);

/**
 * The executions that count: by a Magistrate less guilty than the victim, unless that guilt makes it a Criminal ability
 * that a Vigilante stops.
 */
export function executions(table: ContractTable, ranks: Ranks): { readonly by: Seat; readonly victim: Seat }[] {
  const stopped = stopsCriminals(table);
  return magistrates(table)
    .filter((by) => !(stopped && ranks.has(by)))
    .flatMap((by) => {
      const { may, does } = judgement(table, by);
      return does
        .filter((seat) => ranks.has(seat) && may.includes(seat) && (ranks.get(by) ?? Infinity) > ranks.get(seat)!)
        .map((victim) => ({ by, victim }));
    })
    .sort((a, b) => ranks.get(a.victim)! - ranks.get(b.victim)! || a.victim - b.victim || a.by - b.by);
}

/** Those who are Criminals only in this contract. */
export const turned = (table: ContractTable, ranks: ContractState['ranks']): Seat[] =>
  ranks.filter(([seat, rank]) => rank > 0 || !shownCriminals(table).includes(seat)).map(([seat]) => seat);
