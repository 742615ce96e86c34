import { offersFor } from '@masque/core';
import { playersOf } from '../../play/players.ts';
import { Fault } from '../check.ts';
import { gameIcons, uiIcons } from '../icons.generated.ts';
import type { SuitePlan } from '../setting.ts';
import type { Observer } from '../suite.ts';
import { place } from '../words.ts';

/** Every icon that is named must exist. */
export const icons = ({ game, given }: SuitePlan): Observer => {
  const known = new Set([...gameIcons.split(' '), ...uiIcons.split(' '), ...(given.icons ?? [])]);
  const seen = new WeakSet<object>();
  const judge = (name: string, where: () => string): void => {
    if (known.has(name) || name.startsWith('mask:')) return;
    const near = nearest(name, known);
    throw new Fault(
      `there is no icon "${name}" (${where()})${near ? `; there is "${near}"` : ''}: names are those of game-icons.net`,
    );
  };
  return {
    name: 'every icon can be drawn',
    moment(moment) {
      if (!moment.isFull) return;
      const { session, setting } = moment;
      const at = (what: string) => () => `${what} in ${place(session, setting)}`;
      for (const viewer of moment.drawn) {
        const table = moment.table(viewer);
        if (seen.has(table)) continue;
        seen.add(table);
        if (hasUnknown(table, known)) for (const { name, path } of iconsIn(table)) judge(name, at(`present, ${path}`));
      }
      for (const seat of playersOf(session))
        for (const offer of offersFor(session, seat))
          if (offer.look?.icon !== undefined) judge(offer.look.icon, at(`offer "${offer.type}"`));
    },
    last() {
      for (const name of game.icons ?? []) judge(name, () => 'icons of the game');
      for (const { icon, id } of game.sets?.items ?? []) judge(icon, () => `sets, ${id}`);
    },
  };
};

/** Is any name under `icon` unknown? */
function hasUnknown(value: object, known: ReadonlySet<string>): boolean {
  for (const key in value) {
    const part = (value as { readonly [key: string]: unknown })[key];
    if (typeof part === 'string' ? key === 'icon' && !known.has(part) : isNode(part) && hasUnknown(part, known))
      return true;
  }
  return false;
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every name under `icon` in what is drawn, including scenes. */
function* iconsIn(value: unknown, path = ''): Generator<{ readonly name: string; readonly path: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    if (key === 'icon' && typeof part === 'string') yield { name: part, path: at };
    else yield* iconsIn(part, at);
  }
}

/** A name with almost the same spelling. */
function nearest(name: string, known: ReadonlySet<string>): string | undefined {
  for (const it of known) if (Math.abs(it.length - name.length) <= 1 && apart(it, name) === 1) return it;
  return undefined;
}

/** By how many letters two words differ; 2 stands for more than one. */
function apart(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 1 ? 1 : 2;
}
