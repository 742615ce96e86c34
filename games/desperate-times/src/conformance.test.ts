import { describeConformance } from '@masque/testkit';
import { describe, test } from 'vitest';
import desperateTimes, { type Options } from './index.ts';

describeConformance(desperateTimes, { describe, test }, { waits: (options) => (options as Options).pace === 'off' });
