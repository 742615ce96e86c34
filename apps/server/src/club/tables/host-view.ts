import { publicOptions } from '@masque/core';
import type { ClubYou, DeskView, OptionsShown } from '@masque/club';
import { knowsSet } from '../../table/data.ts';
import type { Room } from '../../table/room.ts';

interface HostTable {
  readonly options: OptionsShown;
  readonly settings: DeskView['settings'][string];
  readonly knows: (person: string) => boolean;
  /** The options that say what is in a hidden set; empty: the set is not hidden. */
  readonly hidden: OptionsShown;
}

/** What hosts see of the tables of an evening, beyond what the room sees. */
export class HostView {
  readonly #tables = new Map<string, HostTable>();

  look(table: string, { now: { game, data } }: Room): void {
    const options = game ? publicOptions(game, data.options) : {};
    const { chat, botForAway } = data.settings;
    this.#tables.set(table, {
      options,
      settings: { chat, botForAway },
      knows: (person) => knowsSet(data, person),
      hidden: game ? Object.fromEntries(Object.entries(data.options).filter(([name]) => !(name in options))) : {},
    });
  }

  forget(table: string): void {
    this.#tables.delete(table);
  }

  /** What all hosts see. */
  get shown(): Pick<DeskView, 'options' | 'settings'> {
    const of = <K extends 'options' | 'settings'>(what: K): { readonly [table: string]: HostTable[K] } =>
      Object.fromEntries([...this.#tables].map(([table, it]) => [table, it[what]]));
    return { options: of('options'), settings: of('settings') };
  }

  /** The hidden sets that one host has made. */
  setsOf(person: string): Pick<ClubYou, 'sets'> {
    const own = [...this.#tables].flatMap(([table, { hidden, knows }]) =>
      Object.keys(hidden).length > 0 && knows(person) ? [[table, hidden] as const] : [],
    );
    return own.length > 0 ? { sets: Object.fromEntries(own) } : {};
  }
}
