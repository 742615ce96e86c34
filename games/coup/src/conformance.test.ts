import { conformance } from '@masque/testkit';
import { test } from 'vitest';
import coup from './index.ts';

for (const check of conformance(coup)) test(check.name, check.run, 120_000);
