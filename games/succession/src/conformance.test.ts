import { conformance } from '@masque/testkit';
import { test } from 'vitest';
import succession from './index.ts';

// Two seat counts, one of them odd: there are many options, and every value of each is played.
for (const check of conformance(succession, { seats: [8, 13] })) test(check.name, check.run, 300_000);
