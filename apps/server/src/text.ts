import type { Language, Message, MessageArg, Messages } from '@masque/core';
import { serverMessages } from '@masque/protocol';
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';

/** What a message needs to become a sentence. */
export interface Reader {
  readonly language: Language;
  /** Messages of the game, if one is being played. */
  readonly game?: { readonly [language in Language]: Messages };
  /** Names by seat. */
  readonly names?: readonly (string | undefined)[];
}

const formats = new Map<string, IntlMessageFormat>();

/** A message as a sentence, for those who cannot look it up. A message that nobody knows is shown by its key. */
export function say(message: Message, reader: Reader): string {
  const { key, args = {} } = typeof message === 'string' ? { key: message } : message;
  const { language, game } = reader;
  const tables = [serverMessages[language], game?.[language], serverMessages.en, game?.en];
  const text = tables.find((it) => it && Object.hasOwn(it, key))?.[key];
  if (text === undefined) return key;
  const values: Record<string, PrimitiveType> = {};
  for (const [name, arg] of Object.entries(args)) values[name] = word(arg, reader);
  try {
    const id = `${language} ${text}`;
    let format = formats.get(id);
    if (!format) formats.set(id, (format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })));
    return String(format.format(values));
  } catch {
    return text;
  }
}

function word(arg: MessageArg, reader: Reader): string | number {
  if (typeof arg !== 'object') return arg;
  if ('seat' in arg) return reader.names?.[arg.seat] ?? String(arg.seat + 1);
  if ('msg' in arg) return say(arg.msg, reader);
  return new Intl.ListFormat(reader.language).format(arg.list.map((it) => String(word(it, reader))));
}
