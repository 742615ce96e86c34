import { afterEach, expect, test, vi } from 'vitest';
import { share } from './share.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page over plain HTTP copies by a selection, as it has neither sharing nor a clipboard', async () => {
  vi.stubGlobal('navigator', {});
  const chosen: string[] = [];
  document.execCommand = () => {
    chosen.push(
      (document.activeElement as HTMLTextAreaElement | null)?.value ?? document.querySelector('textarea')!.value,
    );
    return true;
  };
  expect(await share({ url: 'http://masque.local/replay/ABCD?as=-2&at=7' })).toBe('copied');
  expect(chosen).toEqual(['http://masque.local/replay/ABCD?as=-2&at=7']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('with a clipboard the text is written there; a device that shares is asked first', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (it: string) => void written.push(it) } });
  expect(await share({ url: 'https://a/', text: 'b' })).toBe('copied');
  expect(written).toEqual(['b\nhttps://a/']);
  vi.stubGlobal('navigator', { share: async () => {} });
  expect(await share({ url: 'https://a/' })).toBe('shared');
});
