import { expect, test } from 'vitest';
import { mineWords } from '../club/results/mine-words.ts';
import { eveningWords } from '../club/words/index.ts';
import { fairWords } from '../fair/words.ts';
import { hintWords } from '../learn/hint-words.ts';
import { learnWords } from '../learn/words.ts';
import { setWords } from '../options/set/words.ts';
import { chatWords } from '../screens/chat/messages.ts';
import { endWords } from '../screens/end/words.ts';
import { homeWords } from '../screens/home/words.ts';
import { paceWords } from '../screens/pace/messages.ts';
import { nowWords } from '../screens/play/now.ts';
import { outWords } from '../screens/play/out-words.ts';
import { replayWords } from '../screens/replay/messages.ts';
import { stageWords } from '../screens/stage/words.ts';
import { fr } from './fr.ts';

/** French spacing: narrow before `?`, `!` and `;`, wide before `:` and inside « »; always non-breaking. */
const wrong = /(?<![\u202f?!])[?!;](?=\s|$)|(?<!\u00a0):(?=\s|$)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/;

test('French texts have the right spaces, and one word for bots', () => {
  const words = [
    fr,
    mineWords.fr,
    eveningWords.fr,
    fairWords.fr,
    hintWords.fr,
    learnWords.fr,
    setWords.fr,
    chatWords.fr,
    endWords.fr,
    homeWords.fr,
    nowWords.fr,
    outWords.fr,
    paceWords.fr,
    replayWords.fr,
    stageWords.fr,
  ];
  const said = words.flatMap((it) => Object.entries(it));
  expect(said.filter(([, text]) => wrong.test(text))).toEqual([]);
  expect(said.filter(([, text]) => /robot|mécanique/i.test(text))).toEqual([]);
});
