import type { Message } from '@masque/core';
import type { Op } from '@masque/protocol';
import type { ClubDoc, ClubYou } from './view.ts';

/**
 * What a server sends to a device that follows an evening. All devices of a kind (phones, screens, desks) receive the
 * same `full` and `diff`. `you` is sent to one person only and replaces the previous one.
 */
export type ClubServerMessage =
  | { readonly t: 'welcome'; readonly v: number; readonly now: number; readonly epoch: string }
  | { readonly t: 'full'; readonly counter: number; readonly doc: ClubDoc }
  | { readonly t: 'diff'; readonly counter: number; readonly ops: readonly Op[] }
  | { readonly t: 'you'; readonly you: ClubYou }
  | { readonly t: 'ok'; readonly key: string }
  | {
      readonly t: 'refused';
      readonly key: string | null;
      readonly code: string;
      readonly message: Message;
      readonly text: string;
    }
  | { readonly t: 'pong'; readonly now: number }
  | { readonly t: 'reload'; readonly v: number }
  | { readonly t: 'gone' };
