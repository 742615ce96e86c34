import type { Line, Message, Offer, Outcome, Table } from '@masque/core';
import { z } from 'zod';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A sentence whose language the reader decides. */
export const message = z.custom<Message>((value) => typeof value === 'string' || isObject(value));
/** What to draw, in the table vocabulary of the core. */
export const table = z.custom<Table>(isObject);
export const offer = z.custom<Offer>(isObject);
export const line = z.custom<Line>(isObject);
export const outcome = z.custom<Outcome>(isObject);
