import type { Doc } from '@masque/protocol';
import { Client } from '../test/client.ts';
import { canon } from './canon.ts';

/** What a client saw of a game, one entry for each frame that changed anything of it. */
export interface Moment {
  readonly seen: string;
  /** The frame by which it came. */
  readonly frame: string;
}

/** All that a viewer sees of a game at one moment but its name, in a form to compare. Of the log, how long it is and how it ends. */
export const sight = (play: NonNullable<Doc['play']>, log: readonly unknown[]): string =>
  canon({
    ...play,
    id: undefined,
    game: undefined,
    commitment: undefined,
    chain: undefined,
    log: [log.length, ...log.slice(-3)],
  });

/** What a client saw and heard of a game, from the deal on. */
export interface Record {
  readonly moments: Moment[];
  /** How long each frame was that came by night, and at nightfall and daybreak. */
  readonly night: number[];
}

export function record(client: Client): Record {
  const moments: Moment[] = [];
  const night: number[] = [];
  let dark = false;
  client.onDoc = () => {
    const play = client.doc?.play;
    if (!play) return;
    const now = play.table.night === true;
    if (dark || now) night.push(Buffer.byteLength(client.frames.at(-1)!));
    dark = now;
    const seen = sight(play, client.log);
    if (moments.at(-1)?.seen !== seen) moments.push({ seen, frame: client.frames.at(-1)! });
  };
  return { moments, night };
}
