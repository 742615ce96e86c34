import * as core from '@masque/core';
import { describeExamples } from '@masque/workspace/examples';
import * as protocol from './index.ts';

describeExamples({ folder: import.meta.dirname, doors: ['index.ts'], world: () => ({ ...core, ...protocol }) });
