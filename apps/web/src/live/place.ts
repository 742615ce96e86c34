import type { Lobby } from '@masque/protocol';
import type { Translator } from '@masque/ui';

/** The name of a table, and its game master, who sees everything. */
export const placeOf = (t: Translator, { code, first, master }: Lobby): string =>
  first
    ? t.msg('web.first')
    : master?.name === undefined
      ? code
      : `${code} · ${t.msg({ key: 'web.master.is', args: { who: master.name } })}`;
