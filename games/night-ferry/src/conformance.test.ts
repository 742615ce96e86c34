import { describeConformance } from '@masque/testkit';
import { describe, test } from 'vitest';
import game from './index.ts';

// What every game guarantees: secrets stay secret, every offer can be taken, every game ends, both languages are
// complete.
describeConformance(game, { describe, test });
