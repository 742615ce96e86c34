import { conformance } from '@masque/testkit';
import { test } from 'vitest';
import montee from './index.ts';

// The objects that join the Bags lie open before the hands are dealt, so they say something of what is in them.
for (const check of conformance(montee, { shown: ['opening'] })) test(check.name, check.run, 240_000);
