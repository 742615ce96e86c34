import type { Seat } from '@masque/core';
import { isHeir } from '../roles/index.ts';
import { isIn } from './state.ts';
import { executions, isBeheaded, turned, type Ranks } from './ranks.ts';
import {
  able,
  isDefended,
  isImmune,
  isShownCriminal,
  isStopped,
  magistrates,
  shownCriminals,
  shownFace,
  wasExecuted,
  type ContractTable,
} from './shown.ts';

/** A player is about to be killed by the regular abilities of a contract. */
export interface Attempt {
  readonly by: readonly Seat[];
  readonly victim: Seat;
  readonly how: 'kill' | 'surprise' | 'execute' | 'behead' | 'perjury';
}

/** Deaths that are announced to everybody together with who caused them. */
export const isPublic = ({ how }: Attempt): boolean => how !== 'kill' && how !== 'surprise';

/**
 * The players who would be killed by what has been declared, as all members can work it out. Divine protection is
 * ignored: a hidden Heir is a victim like any other until the abilities resolve.
 */
export function attemptsOf(table: ContractTable, ranks: Ranks): Attempt[] {
  const here = (seat: Seat): boolean => isIn(table, seat);
  const kills = table.contract.decisions.flatMap(({ seat, choice }): Attempt[] =>
    choice?.kind === 'kill' && here(seat) && here(choice.seat) && reaches(table, seat, choice.seat)
      ? [{ by: [seat], victim: choice.seat, how: 'kill' }]
      : [],
  );
  const judged = executions(table, ranks)
    .filter(({ by, victim }) => here(by) && here(victim))
    .map(({ by, victim }): Attempt => ({ by: [by], victim, how: 'execute' }));
  const beheaded = able(table, (reveal) => reveal.beheads)
    .filter(here)
    .flatMap((by) =>
      guilty(table, ranks)
        .filter((seat) => seat !== by && here(seat))
        .map((victim): Attempt => ({ by: [by], victim, how: 'behead' })),
    );
  const soldiers = [...judged, ...beheaded];
  return [...kills, ...soldiers, ...perjuries(table, soldiers)];
}

/**
 * Whether a seat's kill works on a member: not if a Vigilante stops the killer, nor if the member is protected from it.
 */
export const reaches = (table: ContractTable, by: Seat, victim: Seat): boolean =>
  !isStopped(table, by) && !(isShownCriminal(table, by) && isImmune(table, victim));

/** The victims of a Headsman: Criminals who show their role, and those who became Criminals here. */
const guilty = (table: ContractTable, ranks: Ranks): Seat[] =>
  [...new Set([...shownCriminals(table), ...turned(table, [...ranks])])].filter((seat) => !isDefended(table, seat));

/** A Witness whose accused is not executed is executed instead. */
function perjuries(table: ContractTable, soldiers: readonly Attempt[]): Attempt[] {
  if (table.court.options.witnessPenalty !== 'executed') return [];
  const judges = magistrates(table).filter((seat) => isIn(table, seat));
  const by = judges.length > 0 ? judges : magistrates(table);
  return table.contract.accusations
    .filter(([witness, accused]) => isIn(table, witness) && !falls(table, soldiers, accused))
    .map(([witness]): Attempt => ({ by: by.toSorted((a, b) => a - b), victim: witness, how: 'perjury' }));
}

/**
 * Whether the accused is executed, here or elsewhere, or somebody in its place. An Heir is not, unless a Guard dies for
 * it.
 */
function falls(table: ContractTable, soldiers: readonly Attempt[], accused: Seat): boolean {
  if (wasExecuted(table, accused)) return true;
  if (!soldiers.some((it) => it.victim === accused)) return false;
  const face = shownFace(table, accused);
  return !(face && isHeir(face.role)) || standIns(table).some((it) => it.for === accused || it.for === 'all');
}

/** Guards who have declared to die for somebody, in seat order. */
export const standIns = (table: ContractTable): { readonly guard: Seat; readonly for: Seat | 'all' }[] =>
  table.contract.decisions
    .flatMap(({ seat, choice }) =>
      choice?.kind === 'dieFor' && isIn(table, seat) ? [{ guard: seat, for: choice.seat }] : [],
    )
    .sort((a, b) => a.guard - b.guard);

/** Everybody who could be killed here whatever is declared: decides whether a Guard has anything to decide. */
export function possibleVictims(table: ContractTable): Seat[] {
  const { decisions, accusations } = table.contract;
  const unproven = accusations.filter(([, accused]) => !wasExecuted(table, accused)).map(([witness]) => witness);
  const aimed = decisions.flatMap((it) => (it.choice?.kind === 'kill' ? [it.choice.seat] : it.targets));
  const beheaded = shownCriminals(table).filter((seat) => isBeheaded(table, seat));
  const perjured = table.court.options.witnessPenalty === 'executed' ? unproven : [];
  return [...new Set([...aimed, ...beheaded, ...perjured])].filter((seat) => isIn(table, seat));
}
