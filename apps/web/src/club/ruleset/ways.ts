import type { Ruleset } from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import type { Language } from '@masque/core';

/** A way to play that can be chosen with one press: of the club, or proposed by a game. */
export interface WayToPlay {
  /** Its key among the favourites. */
  readonly key: string;
  readonly game: GameInfo;
  readonly name: string;
  readonly about: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The level of its bots; by default, the usual one. */
  readonly bots?: string;
  /** It is the club's own. */
  readonly own: boolean;
}

/** The proposals of a game: first as published, then its presets. */
export const proposedBy = (game: GameInfo, language: Language): WayToPlay[] => [
  {
    key: game.id,
    game,
    name: game.name[language] ?? game.id,
    about: game.about[language] ?? '',
    options: {},
    own: false,
  },
  ...(game.presets ?? []).map(({ id, name, about, options }) => ({
    key: `${game.id}/${id}`,
    game,
    name: name[language] ?? id,
    about: about[language] ?? '',
    options,
    own: false,
  })),
];

/** All known ways to play, the club's first. Rulesets of games that are not installed are left out. */
export function waysOf(games: readonly GameInfo[], rulesets: readonly Ruleset[], language: Language): WayToPlay[] {
  const own = rulesets.flatMap((it): WayToPlay[] => {
    const game = games.find(({ id }) => id === it.game);
    return game
      ? [
          {
            key: it.id,
            game,
            name: it.name,
            about: game.name[language] ?? game.id,
            options: it.options,
            ...(it.bots !== undefined && { bots: it.bots }),
            own: true,
          },
        ]
      : [];
  });
  return [...own, ...games.flatMap((it) => proposedBy(it, language))];
}

/** Whether a table's options and bots match this way to play. Options it leaves out have their defaults. */
export const isPlayed = (
  way: WayToPlay,
  options: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>>,
  bots?: string,
): boolean =>
  way.bots === bots &&
  Object.entries(options).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(name in way.options ? way.options[name] : usual[name]),
  );
