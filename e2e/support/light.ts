import { isOpen, randomFor, sample, seedOf } from '@masque/core';
import { Client } from '../../apps/server/src/test/client.ts';
import { guest } from '../../apps/server/src/test/evening.ts';

/** A person with a phone but without a browser: where a full page adds nothing. */
export interface Light {
  readonly name: string;
  readonly cookie: string;
  readonly guest: Awaited<ReturnType<typeof guest>>;
}

/** Somebody comes in. */
export async function light(url: string, code: string, name: string): Promise<Light> {
  const it = await guest(url, code, name);
  return { name, cookie: it.cookie, guest: it };
}

/**
 * Plays random offers until the game is over. The random numbers are the same in every run.
 *
 * @returns whether the game came to its end
 */
export async function playOn(url: string, code: string, { cookie, name }: Light): Promise<boolean> {
  const seat = await Client.join(url, code, { cookie });
  const random = randomFor(seedOf(name), 1);
  for (let i = 0; i < 4000 && seat.doc?.play?.outcome === null; i++) {
    const offer = seat.doc.play.offers.find((it) => !it.optional && isOpen(it));
    if (offer) await seat.act(offer, sample(offer, random).params);
    await new Promise((done) => setTimeout(done, offer ? 5 : 40));
  }
  const ended = Boolean(seat.doc?.play?.outcome);
  await seat.close();
  return ended;
}
