import type { TableExport, Verdict } from '@masque/protocol';
import type { CheckedMoves } from '@masque/replay/worker';
import { movesChecked } from '../api/client.ts';
import { gameOf } from '../api/games.ts';

/** What came of the check of the moves, and who checked. */
export interface MovesLooked {
  readonly by: 'device' | 'server' | 'nobody';
  readonly verdicts: readonly Verdict[];
}

/**
 * Whether the moves of a game follow the rules: this device plays them again, in a thread of its own. Where a game brings no
 * rules for browsers, or they cannot be loaded, the server does.
 *
 * @param signal nobody is interested any more
 * @throws ApiError when the server cannot replay it either
 */
export async function lookAtMoves(file: TableExport, signal: AbortSignal): Promise<MovesLooked> {
  const rules = (await gameOf(file.game, file.gameVersion).catch(() => null))?.rules;
  const checked = rules === undefined ? null : await here(rules, file, signal);
  if (checked && 'verdicts' in checked) return { by: 'device', verdicts: checked.verdicts };
  signal.throwIfAborted();
  return { by: 'server', verdicts: await movesChecked(file) };
}

/** What a thread with these rules says; `null` if it cannot run. */
async function here(rules: string, file: TableExport, signal: AbortSignal): Promise<CheckedMoves | null> {
  if (signal.aborted) return null;
  let thread: Worker;
  try {
    thread = new Worker(rules, { type: 'module' });
  } catch {
    return null;
  }
  const answered = new Promise<CheckedMoves | null>((resolve) => {
    thread.onmessage = ({ data }: MessageEvent<CheckedMoves>) => resolve(data);
    thread.onerror = () => resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  thread.postMessage(file);
  return answered.finally(() => thread.terminate());
}
