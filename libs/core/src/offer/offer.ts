import type { IconName } from '../table/icon.ts';
import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { Domain, DomainFor } from './domain.ts';

/** The actions of a game: their parameters by name. `{ income: {}; coup: { target: Seat } }` */
export type Actions = { [type: string]: { [param: string]: unknown } };

/** How an offer is drawn. All of it is optional: the label defaults to the message `offer.<type>`. */
export interface OfferLook<M extends Message = Message> {
  readonly label?: M;
  /** A second, quieter line: what it costs, what may happen. */
  readonly note?: M;
  /** game-icons name. */
  readonly icon?: IconName;
  /** A short figure at the edge: "+3". */
  readonly gain?: string;
  /** Offers with the same group stand together under it as a heading. */
  readonly group?: M;
  /** A few words in italic beside the group's heading: "true or not". */
  readonly aside?: M;
  /** The one way forward. At most one of the offers shown together. */
  readonly main?: boolean;
  /** It changes nothing: an answer that players may let the app give for them until they say otherwise. */
  readonly quiet?: boolean;
  /** It can be changed as often as one likes: the last thing that is picked for it sends it, without a further press. */
  readonly instant?: boolean;
  /** Nothing waits for it, and yet it opens by itself, as a question would. */
  readonly opens?: boolean;
  /**
   * It begins with people: while nothing is asked, tapping somebody at the table, or scanning their code, chooses the
   * offer with them in it. At most one of the offers shown together.
   */
  readonly people?: boolean;
  /** It cannot be taken back: pressed and held, so that no slip sends it. */
  readonly confirm?: boolean;
  /** How long it is held, in milliseconds, for what needs more than a moment. Default: 700. */
  readonly holdMs?: number;
  /** Given with both thumbs: two fields that are held at once. For offers without parameters. */
  readonly bothThumbs?: boolean;
  /** Drawn only while the seat looks at its own cards, so that no glance at its screen tells that it could be taken. What it leaves to choose is chosen there too. */
  readonly private?: boolean;
  /**
   * Whether it can be taken would tell something of the seat's cards: in the open it is drawn the same either way. Why it
   * is closed is said with the cards, and to whoever presses it.
   */
  readonly veiled?: boolean;
  /** A card goes to a person: once it is chosen it can be slid across the table to them, which sends it. */
  readonly slide?: boolean;
}

/**
 * Something a seat may do now. Plain data, made from the seat's own view; the server takes an action exactly when it
 * is an instance of a current offer.
 */
export interface Offer {
  readonly type: string;
  /** The question that this answers. An answer to an old question is never taken for an answer to a new one. */
  readonly window: string;
  /** What has to be filled in, each from a finite domain, in the order in which a person is asked. */
  readonly params: { readonly [name: string]: Domain };
  /** Nothing waits for this: a sticker, a change of mind, a public ability. */
  readonly optional?: boolean;
  /** Why it cannot be taken now. Such an offer is shown, never accepted. */
  readonly closed?: Message;
  readonly look?: OfferLook;
}

declare const asks: unique symbol;

/**
 * An offer as the bots of a game with these actions are given it: which types there are, and what each asks, is known.
 *
 * @example
 * const offers: KnownOffer<{ pass: {}; coup: { target: Seat } }>[] = [];
 * offers.find((it) => it.type === 'coup'); // => undefined
 */
export type KnownOffer<A extends Actions> = {
  [T in keyof A & string]: Offer & { readonly type: T; readonly [asks]?: A[T] };
}[keyof A & string];

/** What has to be given to take an offer, by the names of its parameters. */
export type ParamsOf<O> = O extends { readonly [asks]?: infer P }
  ? unknown extends P
    ? { readonly [param: string]: unknown }
    : NonNullable<P>
  : { readonly [param: string]: unknown };

/** Stands where an action has no parameters, so that an error says so. */
export interface NoSuchParameter {
  readonly [asks]: 'this action has no such parameter';
}

/**
 * An offer as a game writes it: typed by its actions, and by its words where they are given; the window is filled in by the
 * session.
 */
export type OfferOf<A extends Actions, M extends Message = Message> = {
  [T in keyof A & string]: Omit<Offer, 'type' | 'params' | 'window' | 'closed' | 'look'> & {
    readonly type: T;
    /** Own name for the question, where one phase asks several at once. Defaults to the phase and its entry. */
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

/** What a rule receives when the action of `seat` is taken. */
export type ActionEvent<A extends Actions, T extends keyof A = keyof A> = {
  [K in T]: { readonly type: K; readonly seat: Seat } & Readonly<A[K]>;
}[T];
