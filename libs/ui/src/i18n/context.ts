import type { Theme } from '@masque/core/table';
import { createContext } from '@lit/context';
import type { Translator } from './translator.ts';

/** The language that everything below an element speaks. */
export const translatorContext = createContext<Translator>('masque.translator');

/** The look of the game that everything below an element belongs to. */
export const lookContext = createContext<Theme | undefined>('masque.look');
