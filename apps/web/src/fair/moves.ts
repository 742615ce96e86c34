import type { TableExport, Verdict } from '@masque/protocol';
import type { Checked } from '@masque/replay/worker';
import { movesChecked } from '../api/client.ts';
import { gameOf } from '../api/games.ts';

/** What came of the check of the moves, and who checked. */
export interface MovesLooked {
  readonly by: 'device' | 'server';
  readonly verdicts: readonly Verdict[];
}

/**
 * Whether the moves of a game follow the rules: this device plays them again, in a thread of its own. Where a game brings no
 * rules for browsers, or they cannot be loaded, the server does.
 *
 * @throws Refusal when the server cannot replay it either
 */
export async function lookAtMoves(file: TableExport): Promise<MovesLooked> {
  const rules = (await gameOf(file.game, file.gameVersion).catch(() => null))?.rules;
  const checked = rules === undefined ? null : await here(rules, file);
  if (checked && 'verdicts' in checked) return { by: 'device', verdicts: checked.verdicts };
  return { by: 'server', verdicts: await movesChecked(file) };
}

/** What a thread with these rules says; `null` if it cannot run. */
function here(rules: string, file: TableExport): Promise<Checked | null> {
  const thread = new Worker(rules, { type: 'module' });
  const answered = new Promise<Checked | null>((resolve) => {
    thread.onmessage = ({ data }: MessageEvent<Checked>) => resolve(data);
    thread.onerror = () => resolve(null);
  });
  thread.postMessage(file);
  return answered.finally(() => thread.terminate());
}
