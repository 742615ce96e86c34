import type { AnyGame, Session } from '@masque/core';

/** The result of a scenario. */
export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  /** Differences from the scenario, one line each: "coins: expected [4,2,2], got [2,2,2]". Empty if there are none. */
  readonly problems: readonly string[];
}

/** The start of a scenario, from which a person can play on by hand. */
export interface Situation {
  readonly id: string;
  readonly title: string;
  /** @throws Error that says why it cannot be set up */
  begin(): Session;
}

/** Plays a game's scenarios: rules written down as data. Made by `scenariosOf`. */
export interface ScenarioAdapter<Scenario = unknown> {
  readonly game: AnyGame;
  /**
   * The scenarios in a file.
   * @param name of the file: tells formats apart and is used in error messages
   * @throws Error that says what is wrong with the file
   */
  parse(text: string, name: string): readonly Scenario[];
  /**
   * The starts of the scenarios in a file. Scenarios about deals instead of play are left out. Absent if there are
   * none.
   */
  situations?(text: string, name: string): readonly Situation[];
  /** Plays one scenario. What goes wrong on the way is a problem in the result, not an exception. */
  run(scenario: Scenario): ScenarioResult;
}
