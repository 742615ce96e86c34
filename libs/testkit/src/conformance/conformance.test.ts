import { describe, test } from 'vitest';
import { toy } from '../broken/toy/index.ts';
import { describeConformance } from './index.ts';

describeConformance(toy(), { describe, test });
