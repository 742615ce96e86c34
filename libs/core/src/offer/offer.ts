import type { IconName } from '../table/icon.ts';
import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { Domain, DomainFor } from './domain.ts';

/** The actions of a game: their parameters by name. `{ income: {}; coup: { target: Seat } }` */
export type Actions = { [type: string]: { [param: string]: unknown } };

/** How an offer is drawn. All of it is optional: the label defaults to the message `offer.<type>`. */
export interface OfferLook<M extends Message = Message> {
  readonly label?: M;
  /** A second, quieter line: what it costs, or what may happen. */
  readonly note?: M;
  /** game-icons name. */
  readonly icon?: IconName;
  /** A short figure at the edge: "+3". */
  readonly gain?: string;
  /** Offers with the same group are listed together under it as a heading. */
  readonly group?: M;
  /** A few words in italic beside the group's heading: "true or not". */
  readonly aside?: M;
  /** The main way forward. At most one of the offers shown together. */
  readonly main?: boolean;
  /** An answer that changes nothing, which players may let the app give for them until they say otherwise. */
  readonly quiet?: boolean;
  /** It can be changed as often as the player likes: picking the last value sends it, without a further tap. */
  readonly instant?: boolean;
  /** It opens by itself, like a question, although nothing waits for it. */
  readonly opens?: boolean;
  /**
   * It begins with a person: while nothing is asked, tapping somebody at the table, or scanning their code, chooses the
   * offer with that person filled in. At most one of the offers shown together.
   */
  readonly people?: boolean;
  /** It cannot be taken back, so the player presses and holds it, and no slip sends it. */
  readonly confirm?: boolean;
  /** How long the player must hold it, in milliseconds, if it needs more than a moment. Default: 700. */
  readonly holdMs?: number;
  /** Given with both thumbs, on two fields that are held at once. For offers without parameters. */
  readonly bothThumbs?: boolean;
  /**
   * Drawn only while the player looks at their own cards, so that no glance at the screen reveals that it could be
   * taken. Its parameters are chosen there, too.
   */
  readonly private?: boolean;
  /**
   * Whether it can be taken would reveal something about the seat's cards, so on the open screen it is drawn the same
   * either way. The reason why it is closed is shown with the cards, and to a player who taps it.
   */
  readonly veiled?: boolean;
  /**
   * A card goes to a person: once the card is chosen, the player can slide it across the table to them, which sends it.
   */
  readonly slide?: boolean;
}

/**
 * Something a seat may do now. Plain data, made from the seat's own view; the server accepts an action if, and only if,
 * it is an instance of a current offer.
 */
export interface Offer {
  readonly type: string;
  /** The question that this answers. An answer to an old question is never mistaken for an answer to a new one. */
  readonly window: string;
  /** The parameters to fill in, each from a finite domain, in the order in which a person is asked. */
  readonly params: { readonly [name: string]: Domain };
  /** Nothing waits for this: a sticker, a change of mind, a public ability. */
  readonly optional?: boolean;
  /** Why it cannot be taken now. Such an offer is shown, but never accepted. */
  readonly closed?: Message;
  readonly look?: OfferLook;
}

declare const asks: unique symbol;

/**
 * An offer as the bots of a game with these actions receive it: its types and their parameters are known.
 *
 * @example
 * const offers: KnownOffer<{ pass: {}; coup: { target: Seat } }>[] = [];
 * offers.find((it) => it.type === 'coup'); // => undefined
 */
export type KnownOffer<A extends Actions> = {
  [T in keyof A & string]: Offer & { readonly type: T; readonly [asks]?: A[T] };
}[keyof A & string];

/** The values needed to take an offer, by the names of its parameters. */
export type ParamsOf<O> = O extends { readonly [asks]?: infer P }
  ? unknown extends P
    ? { readonly [param: string]: unknown }
    : NonNullable<P>
  : { readonly [param: string]: unknown };

/** Used for an action without parameters, so that an error message says so. */
export interface NoSuchParameter {
  readonly [asks]: 'this action has no such parameter';
}

/**
 * An offer as a game writes it, typed by its actions, and by its messages if they are given. The session fills in the
 * window.
 */
export type OfferOf<A extends Actions, M extends Message = Message> = {
  [T in keyof A & string]: Omit<Offer, 'type' | 'params' | 'window' | 'closed' | 'look'> & {
    readonly type: T;
    /**
     * The name of the question, if one phase asks several at once. Defaults to the phase and the number of times it was
     * entered.
     */
    readonly window?: string;
    readonly closed?: M;
    readonly look?: OfferLook<M>;
  } & (keyof A[T] extends never
      ? { readonly params?: { readonly [name: string]: NoSuchParameter } }
      : { readonly params: { readonly [P in keyof A[T] & string]: DomainFor<A[T][P], M> } });
}[keyof A & string];

/** An instance of an offer: what a player sends. */
export interface Action {
  readonly type: string;
  readonly window: string;
  readonly params: { readonly [name: string]: unknown };
}

/** What a rule receives when an action of `seat` is accepted. */
export type ActionEvent<A extends Actions, T extends keyof A = keyof A> = {
  [K in T]: { readonly type: K; readonly seat: Seat } & Readonly<A[K]>;
}[T];
