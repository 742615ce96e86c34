import type { Language, Messages } from '@masque/core';
import type { GuideView } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { bringIcons, guideOf, messagesOf } from '../api/games.ts';
import { iconsIn } from '../live/icons.ts';
import { OwnWords } from '../words/own-words.ts';
import { learnWords } from './words.ts';

/** The guide of a game, and all it takes to draw it in one language. */
export interface LoadedGuide {
  readonly guide: GuideView;
  readonly messages: Messages;
}

/** Loads the guide of a game with its messages and icons. */
export async function bringGuide(game: string, language: Language): Promise<LoadedGuide> {
  const [guide, messages] = await Promise.all([guideOf(game, language), messagesOf(game, language)]);
  const pictured = guide.steps.flatMap(({ picture }) => [picture?.seal ?? '', ...(picture?.icons ?? [])]);
  await bringIcons(game, [...iconsIn([guide.steps, guide.entries]), ...pictured]);
  return { guide, messages };
}

/** The words of a guide, once it is there: the app's about learning, the game's, and the guide's own. */
export class GuideWords {
  readonly #own = new OwnWords(learnWords);
  #made: { base: Translator; brought: LoadedGuide; words: Translator } | null = null;

  in(base: Translator, brought: LoadedGuide | null | undefined): Translator {
    if (!brought) return this.#own.in(base);
    if (this.#made?.base !== base || this.#made.brought !== brought) {
      const words = this.#own.in(base).withMessages(brought.messages, brought.guide.messages);
      this.#made = { base, brought, words };
    }
    return this.#made.words;
  }
}

/** The name of a card of the guide; its id if there is no such card. */
export function nameOf(t: Translator, brought: LoadedGuide | null | undefined, id: string): string {
  const face = brought?.guide.entries.find((it) => it.face.id === id)?.face;
  return face ? t.msg(face.name) : id;
}
