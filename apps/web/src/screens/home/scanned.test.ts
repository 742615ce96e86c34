import { expect, test } from 'vitest';
import { wayIn } from './scanned.ts';

test.each([
  ['http://192.168.1.7:8080/t/VELA', '/t/VELA'],
  ['https://masque.club/c/VELA#host=abc', '/c/VELA#host=abc'],
  ['https://masque.club/take/ABCDFGHJKL?table=VELA', '/take/ABCDFGHJKL?table=VELA'],
])('%s leads to %s', (text, way) => expect(wayIn(text)).toBe(way));

test.each(['VELA', '', 'javascript:location="/t/VELA"', 'https://masque.club/', 'https://example.org/menu.pdf'])(
  '%s leads nowhere',
  (text) => expect(wayIn(text)).toBeUndefined(),
);
