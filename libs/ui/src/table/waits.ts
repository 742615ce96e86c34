import type { Seat } from '@masque/core';
import type { Table } from '@masque/core/table';
import type { Translator } from '../i18n/translator.ts';

/** What somebody who has nothing to do is told. Who is awaited is named only where everybody may know. */
export function waitsFor(t: Translator, { active: light, sealed, timer }: Table, me: Seat | -1): string {
  if (me < 0) return '';
  const others = light.filter((seat) => seat !== me);
  if (sealed || others.length === 0 || others.length > 3) return timer || others.length ? t.msg('ui.waiting.all') : '';
  return t.msg({ key: 'ui.waiting', args: { who: { list: others.map((seat) => ({ seat })) } } });
}
