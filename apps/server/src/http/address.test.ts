import { expect, test } from 'vitest';
import { originOf } from './address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::7', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::7', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['unknown', 'unknown', 'unknown'],
])('%s is counted as %s, and as one of %s', (address, near, far) => {
  expect(originOf(address)).toEqual({ near, far });
});
