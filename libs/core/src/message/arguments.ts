/** The name before a comma: `{n, plural, ...}`. */
type NameIn<Head extends string> = Head extends `${infer Name},${string}` ? Trimmed<Name> : Trimmed<Head>;

type Trimmed<S extends string> = S extends ` ${infer T}` ? Trimmed<T> : S extends `${infer T} ` ? Trimmed<T> : S;

/**
 * Reads a text from brace to brace. `Inside` says what the open braces contain, innermost first: `m` the text of one
 * case of a choice, `o` the cases of a choice.
 */
type Read<
  Text extends string,
  Inside extends string,
  Found extends string,
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Closed<`${Rest}{${After}`, Inside, Found>
    : Inside extends `o${string}`
      ? Read<After, `m${Inside}`, Found>
      : Argument<After, Inside, Found>
  : Found;

/** A brace has closed: the text around it continues. */
type Closed<
  Rest extends string,
  Inside extends string,
  Found extends string,
> = Inside extends `${'m' | 'o'}${infer Outer}` ? Read<Rest, Outer, Found> : Found;

/** After the brace that opens an argument: a name alone, or one with cases. */
type Argument<
  Text extends string,
  Inside extends string,
  Found extends string,
> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Kind}{${string}`
    ? Text extends `${Kind}{${infer Cases}`
      ? Read<Cases, `mo${Inside}`, Found | NameIn<Kind>>
      : Found
    : Read<Rest, Inside, Found | NameIn<Head>>
  : Found;

/**
 * The names of the arguments of a text in ICU MessageFormat, including those in the cases of a choice; `never` if it
 * has none. Any name, for a text that is not known at compile time.
 *
 * @example
 * const name: ArgsOf<'{who} has {n, plural, one {a coin} other {# coins}}.'> = 'who'; // or 'n'
 */
export type ArgsOf<Text extends string> = string extends Text ? string : Read<Text, '', never>;
