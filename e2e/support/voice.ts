import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every sentence that was read aloud. */
    spoken: string[];
  }
}

/** Gives a page a device that reads quickly and writes down what it says. */
export const giveVoice = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.spoken = [];
    const voice = { voiceURI: 'test', name: 'Test', lang: 'en-GB', localService: true, default: true };
    class Utterance {
      onend: (() => void) | null = null;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      cancel: () => {},
      speak: (said: Utterance) => {
        window.spoken.push(said.text);
        setTimeout(() => said.onend?.(), 20);
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });
};

export const spokenOn = (page: Page): Promise<string[]> => page.evaluate(() => window.spoken);
