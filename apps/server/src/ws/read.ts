import { key } from '@masque/protocol';
import type { z } from 'zod';

/** A message as received. For an invalid one: its key, if that can be read, so that it can be refused under it. */
export type Read<M> =
  | { readonly ok: true; readonly message: M }
  | { readonly ok: false; readonly key: string | null; readonly code: 'bad_message' | 'name_bad' };

/**
 * Parses a frame that should be a message.
 * @param isSurely a fast check for frequent messages that avoids the schema; false is not conclusive
 */
export function readFrame<M>(
  schema: z.ZodType<M>,
  data: unknown,
  isSurely: (raw: unknown) => raw is M = unsure,
): Read<M> {
  if (typeof data !== 'string') return { ok: false, key: null, code: 'bad_message' };
  let raw: unknown;
  try {
    raw = JSON.parse(data);
  } catch {
    return { ok: false, key: null, code: 'bad_message' };
  }
  if (isSurely(raw)) return { ok: true, message: raw };
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, message: parsed.data };
  const named =
    typeof raw === 'object' && raw !== null && Object.hasOwn(raw, 'key') ? (raw as { key: unknown }).key : null;
  const code = parsed.error.issues.every(({ path }) => path.at(-1) === 'name') ? 'name_bad' : 'bad_message';
  return { ok: false, key: key.safeParse(named).data ?? null, code };
}

const unsure = (_raw: unknown): _raw is never => false;
