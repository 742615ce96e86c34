import type { Seat } from '@masque/core';
import type { Ask, Table } from '@masque/core/table';
import type { Translator } from '../i18n/translator.ts';

/** Whether the question names all of these people: "Ada is thinking". */
function names(ask: Ask | undefined, seats: readonly Seat[]): boolean {
  if (!ask || typeof ask.text === 'string') return false;
  const named = Object.values(ask.text.args ?? {});
  return (
    seats.length > 0 &&
    seats.every((seat) => named.some((it) => typeof it === 'object' && 'seat' in it && it.seat === seat))
  );
}

/** The text for a viewer who has nothing to do. The players awaited are named only if that is public, and not twice. */
export function waitsFor(t: Translator, { active: light, sealed, timer, ask }: Table, me: Seat | -1): string {
  if (me < 0 || ask?.still) return '';
  const others = light.filter((seat) => seat !== me);
  if (!sealed && names(ask, others)) return '';
  if (sealed || others.length === 0 || others.length > 3) return timer || others.length ? t.msg('ui.waiting.all') : '';
  return t.msg({ key: 'ui.waiting', args: { who: { list: others.map((seat) => ({ seat })) } } });
}
