import type { Page } from '@playwright/test';

/** A sentence that was read aloud, and its language. */
export interface Spoken {
  readonly text: string;
  readonly lang: string;
}

declare global {
  interface Window {
    /** Every sentence that was read aloud. */
    spoken: Spoken[];
  }
}

/** Gives a page a speech synthesizer that reads English and French quickly, and records what it says. */
export const giveVoice = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.spoken = [];
    const voices = ['en-GB', 'fr-FR'].map((lang) => ({
      voiceURI: lang,
      name: lang,
      lang,
      localService: true,
      default: lang === 'en-GB',
    }));
    class Utterance {
      onend: (() => void) | null = null;
      lang = '';
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => {},
      speak: (said: Utterance) => {
        window.spoken.push({ text: said.text, lang: said.lang });
        setTimeout(() => said.onend?.(), 20);
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });
};

/** Everything that was said, with its language. */
export const utterancesOn = (page: Page): Promise<Spoken[]> => page.evaluate(() => window.spoken);

export const spokenOn = async (page: Page): Promise<string[]> => (await utterancesOn(page)).map(({ text }) => text);
