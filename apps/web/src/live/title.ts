import type { Doc, GameInfo } from '@masque/protocol';
import type { Translator } from '@masque/ui';

/** Whether the game waits for this viewer. */
export const isAsked = ({ play }: Doc): boolean => play?.offers.some((it) => !it.optional && !it.closed) ?? false;

/** Whether it is this viewer's turn, rather than a question to everybody. */
export const isTurn = (doc: Doc): boolean =>
  isAsked(doc) &&
  doc.you?.seat !== undefined &&
  doc.you.seat !== null &&
  (doc.play?.table.active.includes(doc.you.seat) ?? false);

/** The title of the browser's tab: whose turn it is, the game, and the table. */
export function titleOf(t: Translator, code: string, doc: Doc | null, game: GameInfo | null): string {
  const name = game?.name[t.language] ?? '';
  const play = doc?.play;
  const now = (): string => {
    if (!play || !doc) return '';
    if (play.outcome) return t.msg('web.title.over');
    if (isTurn(doc)) return t.msg('ui.your-turn');
    if (isAsked(doc)) return t.msg('web.title.asked');
    const { active: light, night } = play.table;
    if (night) return t.msg('ui.night');
    return light.length > 0 && light.length <= 3
      ? t.msg({ key: 'web.title.turn', args: { who: { list: light.map((seat) => ({ seat })) } } })
      : '';
  };
  return [now(), name, code, 'Masque'].filter(Boolean).join(' · ');
}
