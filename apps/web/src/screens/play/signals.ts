import type { CardLook, Table } from '@masque/core/table';
import type { SoundName } from '@masque/ui/sound';

const cardsOf = (table: Table): readonly CardLook[] => table.seats.flatMap((seat) => seat.cards ?? []);
const count = (table: Table, state: CardLook['state']): number =>
  cardsOf(table).filter((it) => it.state === state).length;

/** What is to be heard of a change of the table. Only what everybody sees decides. */
export function soundsOf(before: Table | undefined, after: Table): readonly SoundName[] {
  if (!before) return ['deal'];
  const { claim } = after;
  const fresh = claim !== undefined && JSON.stringify(claim) !== JSON.stringify(before.claim);
  const lost = count(after, 'lost') > count(before, 'lost');
  const turned = count(after, 'up') + count(after, 'proven') > count(before, 'up') + count(before, 'proven');
  return [
    ...(lost ? (['lose'] as const) : turned ? (['reveal'] as const) : []),
    ...(fresh ? (['claim'] as const) : []),
  ];
}
