import type { Link, Me } from '@masque/protocol';
import { request } from './request.ts';

/** Who this device is; somebody new on its first visit. */
export const whoAmI = (): Promise<Me> => request('GET', '/api/me');

/** A code by which another device becomes this person, good for five minutes. */
export const linkDevice = (): Promise<Link> => request('POST', '/api/me/link');

/** Makes this device the person who asked for the code. */
export const takeOver = (code: string): Promise<Me> => request('POST', '/api/takeover', { code });
