import type { ClientMessage } from '@masque/protocol';

type ActMessage = Extract<ClientMessage, { t: 'act' }>;

const KEY = /^[\w-]{8,64}$/;
const NAMES: ReadonlySet<string> = new Set(['t', 'key', 'action', 'game']);

/**
 * A fast check whether a message is certainly a move. Almost all messages of a busy server are moves, and validating
 * with the schema takes many times as long. False is not conclusive: the schema decides. The schema reads everything
 * accepted here in the same way.
 */
export function isAct(raw: unknown): raw is ActMessage {
  if (!isRecord(raw) || raw['t'] !== 'act') return false;
  for (const name in raw) if (!NAMES.has(name)) return false;
  const { key, action, game } = raw;
  if (typeof key !== 'string' || !KEY.test(key) || (game !== undefined && !isText(game, 60))) return false;
  if (!isRecord(action)) return false;
  let parts = 0;
  for (const _ in action) parts++;
  const { type, window, params } = action;
  return parts === 3 && isText(type, 80) && isText(window, 200) && isRecord(params) && isPlain(params);
}

/** An object as JSON.parse makes one. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, max: number): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= max;

/** Lists of lists are left to the schema. */
function isPlain(params: Record<string, unknown>): boolean {
  for (const name in params) {
    if (name.length > 80 || name === '__proto__') return false;
    const value = params[name];
    if (isObject(value) && !(Array.isArray(value) && !value.some(isObject))) return false;
  }
  return true;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
