import type { Theme } from '@masque/core/table';
import { createContext } from '@lit/context';
import type { Translator } from './translator.ts';

/**
 * The language that everything below an element speaks.
 *
 * @example
 * const host = document.createElement('div');
 * new ContextProvider(host, { context: translatorContext, initialValue: t }).value === t; // => true
 */
export const translatorContext = createContext<Translator>('masque.translator');

/**
 * The look of the game that everything below an element belongs to.
 *
 * @example
 * const host = document.createElement('div');
 * new ContextProvider(host, { context: lookContext }).value; // => undefined
 */
export const lookContext = createContext<Theme | undefined>('masque.look');
