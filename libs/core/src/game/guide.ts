import type { IconName } from '../table/icon.ts';
import type { Language, Message, Messages } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { CardLook, Counter, Face } from '../table/card.ts';
import type { SeatLook } from '../table/seat.ts';

/**
 * How to play a game: a page of pictures, every card and role by itself, and the whole rules. Its texts are separate
 * messages, which only people who read the guide load:
 *
 * - `guide.title`: the game in one sentence;
 * - `guide.step.<id>` and `guide.step.<id>.text`: heading and text of a step;
 * - `guide.rules.<id>` and `guide.rules.<id>.text`: heading and text of a chapter;
 * - `guide.row.<row>`: the name of a row of an entry; `guide.<face>.<row>`: its text;
 * - `guide.offer.<type>`: what happens when an offer of this type is taken, for players who ask before they take it.
 *
 * In the title and the texts, a line is a paragraph, or a list item if it begins with a dash. `[duke]` links to the
 * entry of that face by its name, `[duke|dukes]` with other words, and text between `<b>` and `</b>` is bold.
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
  /** Every card, role and object that a table can show, in reading order. */
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

/** A card, a role or an object. The text of its face says what it does. */
export interface GuideEntry {
  readonly face: Face;
  /** Entries of one group are listed together under this heading. */
  readonly group?: Message;
  /** What else there is to say about it. */
  readonly rows?: readonly string[];
}

/** A picture made of parts of a table, which look as they do in play. */
export interface Picture {
  /** People, with what is in front of them. */
  readonly seats?: readonly SeatLook[];
  /** Which of them is active. */
  readonly light?: Seat;
  /** What a player says, true or not. */
  readonly claim?: Message;
  readonly cards?: readonly CardLook[];
  readonly counters?: readonly Counter[];
  /** A seal, pressed with this icon. */
  readonly seal?: string;
  /** Icons on their own. */
  readonly icons?: readonly IconName[];
}
