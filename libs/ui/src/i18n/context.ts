import type { Theme } from '@masque/core/table';
import { createContext } from '@lit/context';
import type { Translator } from './translator.ts';

/**
 * The translator for everything below an element.
 *
 * @example
 * const host = document.createElement('div');
 * new ContextProvider(host, { context: translatorContext, initialValue: t }).value === t; // => true
 */
export const translatorContext = createContext<Translator>('masque.translator');

/**
 * The look of the game, for everything below an element.
 *
 * @example
 * const host = document.createElement('div');
 * new ContextProvider(host, { context: themeContext }).value; // => undefined
 */
export const themeContext = createContext<Theme | undefined>('masque.theme');
