import type { Line, Message, MessageArgs } from '@masque/core';
import type { Translator } from '../i18n/translator.ts';

/** The message of a log line: `log.<kind>`, with its arguments. */
export const messageOf = (line: Line): Message => ({ key: `log.${line.kind}`, args: line.args as MessageArgs });

export const sentence = (t: Translator, line: Line): string => t.msg(messageOf(line));

/** Lines as they are read aloud, one after the other. */
export const sentences = (t: Translator, lines: readonly Line[]): string =>
  lines.map((line) => sentence(t, line)).join(' ');
