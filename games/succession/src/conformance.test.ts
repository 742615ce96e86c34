import { conformance } from '@masque/testkit';
import { test } from 'vitest';
import succession from './index.ts';

for (const check of conformance(succession)) test(check.name, check.run, 240_000);
