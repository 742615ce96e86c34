import type { Language } from '@masque/core';
import { recall, remember } from './storage.ts';

/** The user's preferences on this device. */
export interface Choices {
  readonly language: Language;
  readonly sound: boolean;
  readonly vibration: boolean;
  /** How secret cards are opened: held, or opened and closed with a press each. */
  readonly peek: 'hold' | 'toggle';
}

const preferred = (): Language => (globalThis.navigator?.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en');

function read(): Choices {
  const asked = globalThis.location ? new URLSearchParams(location.search).get('lang') : null;
  const language = asked ?? recall('language');
  return {
    language: language === 'fr' || language === 'en' ? language : preferred(),
    sound: recall('sound') === 'on',
    vibration: recall('vibration') !== 'off',
    peek: recall('peek') === 'toggle' ? 'toggle' : 'hold',
  };
}

const word = (value: string | boolean): string => (typeof value === 'boolean' ? (value ? 'on' : 'off') : value);

/** The preferences of this device; fires an event when one changes. */
class Prefs extends EventTarget {
  #now = read();

  get now(): Choices {
    return this.#now;
  }

  set(change: Partial<Choices>): void {
    this.#now = { ...this.#now, ...change };
    for (const [key, value] of Object.entries(change)) remember(key, word(value));
    this.dispatchEvent(new Event('change'));
  }
}

/** The instance that the page shares. */
export const prefs = new Prefs();
