import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { greeting } from './greeting.ts';

const plain = readConfig({});

test('says where it is open, and where phones find it', () => {
  expect(greeting(8080, plain, ['192.168.1.7', '10.0.0.3'], false)).toBe(
    'Masque is open: http://localhost:8080\n    for phones: http://192.168.1.7:8080\n    for phones: http://10.0.0.3:8080\n',
  );
  const { length } = greeting(8080, plain, ['192.168.1.7'], false);
  expect(greeting(8080, plain, ['192.168.1.7'], true).length).toBeGreaterThan(length);
});

test('in a container, it names no address that leads nowhere, but the setting for the right one', () => {
  const said = greeting(8080, plain, null, true);
  expect(said).toContain('MASQUE_URL=http://192.168.1.7:8080');
  expect(said).not.toContain('▀');
  const url = 'https://masque.example.org';
  expect(greeting(8080, { ...plain, url }, null, false)).toBe(
    `Masque is open: http://localhost:8080\n    for phones: ${url}\n`,
  );
});
