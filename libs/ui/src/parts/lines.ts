import type { Line, Message, MessageArgs } from '@masque/core';
import type { Translator } from '../i18n/translator.ts';

/** The message of a log line: `log.<kind>`, with its arguments. */
export const messageOf = (line: Line): Message => ({ key: `log.${line.kind}`, args: line.args as MessageArgs });

export const sentence = (t: Translator, line: Line): string => t.msg(messageOf(line));

/** The lines after this one; none if it is gone, because then it is a different log. */
export function linesAfter(log: readonly Line[], last: Line | undefined): readonly Line[] {
  const at = last === undefined ? -1 : log.lastIndexOf(last);
  return at < 0 && last !== undefined ? [] : log.slice(at + 1);
}

/** The maximum number of lines read aloud at once: as many as one move can produce, but fewer than a long absence. */
const MAX_LINES = 12;

/** Lines as text to be read aloud. */
export const aloud = (t: Translator, lines: readonly Line[]): string =>
  lines
    .slice(-MAX_LINES)
    .map((line) => sentence(t, line))
    .join(' ');
