import type { AnyGame } from '@masque/core';
import type { TableExport, Verdict } from '@masque/protocol';
import { recordingOf } from './scenes.ts';
import { checkMoves } from './verify/moves.ts';

/** What a thread that checks moves answers: verdicts, or nothing if the record does not fit the game. */
export type CheckedMoves = { readonly verdicts: readonly Verdict[] } | { readonly broken: true };

/** What it talks through: the scope of a worker. */
interface Scope {
  addEventListener(type: 'message', listener: (event: { readonly data: TableExport }) => void): void;
  postMessage(answer: CheckedMoves): void;
}

/**
 * Makes a browser's thread check the moves of finished games by the rules of a game: it receives a {@link TableExport} and
 * answers {@link CheckedMoves}.
 *
 * @example
 * let hear, answer;
 * answerWith(game, { addEventListener: (_, listener) => (hear = listener), postMessage: (it) => (answer = it) }); // or `self`
 * hear({ data: file });
 * answer.verdicts.every(({ ok }) => ok); // => true
 */
export function answerWith(game: AnyGame, scope: Scope): void {
  scope.addEventListener('message', ({ data }) => scope.postMessage(checkedBy(game, data)));
}

function checkedBy(game: AnyGame, file: TableExport): CheckedMoves {
  const options = game.options.safeParse(file.options);
  const fits = file.game === game.id && file.gameVersion === game.version;
  if (!fits || !options.success || file.seats < game.seats.min || file.seats > game.seats.max) return { broken: true };
  const checking = checkMoves(file, recordingOf({ ...file, options: options.data as Record<string, unknown> }, game));
  for (let step = checking.next(); ; step = checking.next()) if (step.done) return { verdicts: step.value };
}
