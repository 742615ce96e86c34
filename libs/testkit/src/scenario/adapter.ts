import type { AnyGame } from '@masque/core';

/** What came of a scenario. */
export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  /** What was not as the scenario says, each in one line: "coins: expected [4,2,2], got [2,2,2]". Empty: all well. */
  readonly problems: readonly string[];
}

/** Plays a game's scenarios: rules written down as data. Made by `scenariosOf`. */
export interface ScenarioAdapter<Scenario = unknown> {
  readonly game: AnyGame;
  /**
   * The scenarios in a file.
   * @param name of the file: tells formats apart and says in errors where they are
   * @throws Error that says what is wrong with the file
   */
  parse(text: string, name: string): readonly Scenario[];
  /** Plays one. What goes wrong on the way is a problem of the result, not an exception. */
  run(scenario: Scenario): ScenarioResult;
}
