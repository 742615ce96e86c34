import { describeExamples } from '@masque/workspace/examples';
import * as protocol from './index.ts';

describeExamples({ folder: import.meta.dirname, door: protocol, world: () => ({ ...protocol }) });
