import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { SETTING } from './v8.ts';

test('this version of V8 has the setting', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain(`${SETTING} `);
});
