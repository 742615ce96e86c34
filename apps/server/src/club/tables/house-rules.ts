import { hostsOf, type Club } from '@masque/club';
import type { TableData } from '../../table/data.ts';

/** What a club lays down for all tables of its evening, and its name. */
type HouseRules = Pick<NonNullable<TableData['club']>, 'hosts' | 'watching' | 'only' | 'barred'> &
  Partial<Pick<NonNullable<TableData['club']>, 'evening'>>;

/** Who looks after the tables, who may watch there, and whom they keep out even if they know a table's own code. */
export function houseRules(club: Club): HouseRules {
  const { members, evening, watching } = club;
  const barred = Object.values(members).flatMap((it) => (it.barred ? [it.person] : []));
  return {
    hosts: hostsOf(club).map((it) => it.person),
    watching,
    ...(evening && { evening: evening.name }),
    only: evening?.locked ? Object.keys(evening.here).map((it) => members[it]!.person) : undefined,
    barred: barred.length > 0 ? barred : undefined,
  };
}
