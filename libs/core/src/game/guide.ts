import type { IconName } from '../table/icon.ts';
import type { Language, Message, Messages } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { CardLook, Counter, Face } from '../table/card.ts';
import type { SeatLook } from '../table/seat.ts';

/**
 * How a game is learned: a page of pictures, every card and role by itself, and the whole rules. What it says is in
 * messages of its own, which nobody loads who does not read it:
 *
 * - `guide.title`: the game in one sentence;
 * - `guide.step.<id>` and `guide.step.<id>.text`: heading and text of a step;
 * - `guide.rules.<id>` and `guide.rules.<id>.text`: heading and text of a chapter;
 * - `guide.row.<row>`: what a row of an entry is called, `guide.<face>.<row>`: what stands in it.
 *
 * In texts a line is a paragraph, or an item of a list if it begins with a dash. `[duke]` leads to the entry of that face
 * by its name, `[duke|dukes]` by other words, and what stands between `<b>` and `</b>` is bold.
 *
 * @example
 * const guide: Guide = {
 *   steps: [{ id: 'vote', picture: { claim: 'say.innocent' } }],
 *   entries: [{ face: { id: 'traitor', name: 'role.traitor', text: 'rule.traitor' } }],
 *   chapters: ['vote'],
 *   messages: { en: { 'guide.title': 'Find the [traitor].' }, fr: { 'guide.title': 'Trouvez le [traitor].' } },
 * };
 */
export interface Guide {
  /** The game in a few steps: what a newcomer reads before the first deal. */
  readonly steps: readonly GuideStep[];
  /** Every card, role and object that a table can show, in the order in which they are read. */
  readonly entries: readonly GuideEntry[];
  /** The whole rules with their rulings. */
  readonly chapters: readonly string[];
  readonly messages: { readonly [language in Language]: Messages };
}

/** A step of what a newcomer reads, with the picture beside it. */
export interface GuideStep {
  readonly id: string;
  readonly picture?: Picture;
}

/** A card, a role, an object. What it does is the text of its face. */
export interface GuideEntry {
  readonly face: Face;
  /** Entries of one group stand together under this heading. */
  readonly group?: Message;
  /** What else is to be said of it. */
  readonly rows?: readonly string[];
}

/** A picture made of the table's own parts, which look as they do in play. */
export interface Picture {
  /** People, with what lies before them. */
  readonly seats?: readonly SeatLook[];
  /** With whom of them the candle stands. */
  readonly light?: Seat;
  /** What somebody says, true or not. */
  readonly claim?: Message;
  readonly cards?: readonly CardLook[];
  readonly counters?: readonly Counter[];
  /** Wax, pressed with this icon. */
  readonly seal?: string;
  /** Icons by themselves. */
  readonly icons?: readonly IconName[];
}
