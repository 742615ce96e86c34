import { declassify, replace, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { who } from '@masque/mechanics';
import type { Court, Poison } from '../court/court.ts';
import { withPlayer } from '../court/death.ts';
import { tell } from '../court/news.ts';
import { isIn } from './state.ts';
import { able, agreedFace, isImmune, type ContractTable } from './shown.ts';

/**
 * After the deaths: Healers remove earlier ailments, Poisoners add new ones. Everybody who was alive when the regular
 * abilities began takes effect, even if they died of them.
 */
export function ailments(
  table: ContractTable & { readonly court: Court },
  struck: Court,
  inside: readonly Seat[],
  step: Step,
): Court {
  const { court, contract } = table;
  let after = struck;
  for (const healer of able(table, (reveal) => reveal.heals).filter((seat) => isIn(table, seat))) {
    for (const seat of contract.joined)
      if (isCured(table, healer, seat) && isIn(table, seat) && isPoisoned(after, seat))
        after = cure(after, seat, healer, step);
  }
  for (const by of able(table, (reveal) => reveal.poisons).filter((seat) => isIn(table, seat))) {
    const life = court.players[by]!.life;
    for (const seat of contract.joined) {
      if (seat === by || !isIn({ court: after, contract }, seat) || isImmune(table, seat) || isPoisoned(after, seat))
        continue;
      after = poison(after, seat, { by, life });
      tell(step, ['poisoned', seat, by], { args: { who: who(seat) }, to: inside, learn: true });
    }
  }
  return after;
}

const isCured = (table: ContractTable, healer: Seat, seat: Seat): boolean =>
  seat !== healer && (table.court.options.healerCures === 'all' || agreedFace(table, seat) !== undefined);

const isPoisoned = (court: Court, seat: Seat): boolean => declassify(court.players[seat]!.poison) !== null;

const poison = (court: Court, seat: Seat, by: Poison | null): Court =>
  withPlayer(court, seat, { poison: replace(court.players[seat]!.poison, by) });

function cure(court: Court, seat: Seat, by: Seat, step: Step): Court {
  tell(step, ['cured', seat, by], { args: { who: who(seat) }, to: [seat], learn: true });
  return poison(court, seat, null);
}
