import { describeConformance } from '@masque/testkit';
import { describe, test } from 'vitest';
import game from './index.ts';

// What every game must keep: secrets stay secret, every offer can be taken, every game ends, both languages are whole.
describeConformance(game, { describe, test });
