import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Translator } from '../i18n/translator.ts';
import './mq-narrator.ts';
import type { MqNarrator, Narration } from './mq-narrator.ts';
import { paces } from './narrator.ts';

class Utterance {
  voice: { name: string; lang: string } | null = null;
  lang = '';
  rate = 1;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A speech synthesis that takes a second for each sentence. */
class Synthesis extends EventTarget {
  said: Utterance[] = [];
  list = [voice('Anna', 'en-GB'), voice('Amelie', 'fr-FR'), voice('Bert', 'en-US')];
  allowed = true;
  getVoices = () => this.list;
  cancel = () => {};
  speak(utterance: Utterance) {
    if (!this.allowed) return void utterance.onerror?.({ error: 'not-allowed' });
    this.said.push(utterance);
    setTimeout(() => utterance.onend?.(), 1000);
  }
  get texts() {
    return this.said.map((it) => it.text);
  }
}

const voice = (name: string, lang: string) => ({ voiceURI: name, name, lang, localService: true, default: false });
const dawn = 'The village wakes. Found dead: Mia. Talk.';
const on: Narration = { on: true, pace: 'normal', voices: {} };
let device: Synthesis;

beforeEach(() => {
  vi.useFakeTimers();
  device = new Synthesis();
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function narrator(text: string, narration = on, language: 'en' | 'fr' = 'en'): Promise<MqNarrator> {
  const made = document.createElement('mq-narrator');
  Object.assign(made, { translator: new Translator(language), text, narration });
  document.body.append(made);
  await made.updateComplete;
  return made;
}
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the voice of the room', () => {
  test('reads sentence by sentence, with rests between them', async () => {
    await narrator(dawn);
    await later(100);
    expect(device.texts).toEqual(['The village wakes.']);
    await later(1000 + paces.normal.rest - 100);
    expect(device.texts.length).toBe(1);
    await later(200);
    expect(device.texts).toEqual(['The village wakes.', 'Found dead: Mia.']);
    await later(5000);
    expect(device.texts.length).toBe(3);
  });

  test('rests longer and speaks more slowly for a slow table', async () => {
    await narrator(dawn, { ...on, pace: 'slow' });
    await later(100 + 1000 + paces.slow.rest - 200);
    expect([device.texts.length, device.said[0]!.rate]).toEqual([1, paces.slow.rate]);
  });

  test('speaks the language of the table with a voice of that language, or the one that was chosen', async () => {
    await narrator('Le village s’éveille.', on, 'fr');
    await narrator('Talk.', { ...on, voices: { en: 'Bert' } });
    await later(100);
    expect(device.said.map((it) => [it.voice?.name, it.lang])).toEqual([
      ['Amelie', 'fr-FR'],
      ['Bert', 'en-US'],
    ]);
  });

  test('drops outdated texts, says each text once, and nothing while it is off', async () => {
    const made = await narrator(dawn);
    await later(100);
    made.text = 'The second hour.';
    await made.updateComplete;
    await later(9000);
    expect(device.texts).toEqual(['The village wakes.', 'The second hour.']);
    made.requestUpdate();
    await later(9000);
    expect(device.texts.length).toBe(2);
    made.shadowRoot!.querySelector<HTMLElement>('[role=switch]')!.click();
    await made.updateComplete;
    made.text = 'The third hour.';
    await later(9000);
    expect(device.texts.length).toBe(2);
  });

  test('is silent while the table is paused, and starts over afterwards', async () => {
    const cancelled = vi.spyOn(device, 'cancel');
    const made = await narrator(dawn);
    await later(100);
    cancelled.mockClear();
    made.paused = true;
    await made.updateComplete;
    await later(9000);
    expect([device.texts, cancelled.mock.calls.length]).toEqual([['The village wakes.'], 1]);
    made.paused = false;
    await made.updateComplete;
    await later(9000);
    expect(device.texts.slice(1)).toEqual(['The village wakes.', 'Found dead: Mia.', 'Talk.']);
  });

  test('only shows text if no voice speaks the language, and speaks once voices are loaded', async () => {
    const { list } = device;
    device.list = [];
    const made = await narrator(dawn);
    await later(9000);
    expect(device.texts).toEqual([]);
    expect(made.shadowRoot!.textContent).toContain('No voice');
    device.list = list;
    device.dispatchEvent(new Event('voiceschanged'));
    await later(100);
    expect(device.texts).toEqual(['The village wakes.']);
  });

  test('says only once that no voice speaks the language, not during a game', async () => {
    const { list } = device;
    device.list = [];
    const made = await narrator('The village wakes.');
    await later(100);
    expect(made.shadowRoot!.textContent).toContain('No voice');
    made.text = 'Talk.';
    await made.updateComplete;
    expect(made.shadowRoot!.textContent).not.toContain('No voice');
    device.list = list;
  });

  test('does not mention missing voices unless speech is on, or at the end', async () => {
    const { list } = device;
    device.list = [];
    const made = await narrator('Talk.', { ...on, on: false });
    expect(made.shadowRoot!.textContent).not.toContain('No voice');
    const last = await narrator('The village wins.');
    last.quiet = true;
    await last.updateComplete;
    expect(last.shadowRoot!.textContent).not.toContain('No voice');
    device.list = list;
  });

  test('waits for a press if the browser requires one', async () => {
    device.allowed = false;
    const made = await narrator('Talk.');
    await later(100);
    await made.updateComplete;
    expect(made.shadowRoot!.querySelector('[role=status]')).not.toBeNull();
    device.allowed = true;
    dispatchEvent(new Event('pointerup'));
    await later(100);
    expect(device.texts).toEqual(['Talk.']);
  });
});
