import * as core from '@masque/core';
import * as protocol from '@masque/protocol';
import { describeExamples } from '@masque/workspace/examples';
import { den as game } from './den.fixture.ts';
import * as replay from './index.ts';
import * as knowledge from './knowledge.ts';
import { gameRules } from './vite.ts';
import { file, links } from './verify/fair.fixture.ts';
import * as verify from './verify/index.ts';
import { answerWith } from './worker.ts';

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts', 'knowledge.ts', 'verify/index.ts', 'vite.ts', 'worker.ts'],
  world: () => ({
    ...{ ...core, ...protocol, ...replay, ...knowledge, ...verify, gameRules, answerWith },
    // A finished game of two devices and its record, as a table exports it.
    ...{ game, file, links, text: JSON.stringify(file), recording: replay.recordingOf(file, game) },
  }),
});
