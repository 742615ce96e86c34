import { expect, test } from 'vitest';
import './fold.ts';

test('a fold has the focus on its line, and takes none for what is pressed in it', async () => {
  const fold = document.createElement('masque-fold');
  document.body.append(fold);
  await fold.updateComplete;
  fold.focus();
  expect(fold.shadowRoot!.activeElement?.localName).toBe('summary');
  expect(fold.shadowRoot!.delegatesFocus).toBe(false);
});
