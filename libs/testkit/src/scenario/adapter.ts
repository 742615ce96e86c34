import type { AnyGame, Session } from '@masque/core';

/** What came of a scenario. */
export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  /** What was not as the scenario says, each in one line: "coins: expected [4,2,2], got [2,2,2]". Empty: all well. */
  readonly problems: readonly string[];
}

/** Where a scenario begins, for whoever wants to play on from there by hand. */
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
   * @param name of the file: tells formats apart and says in errors where they are
   * @throws Error that says what is wrong with the file
   */
  parse(text: string, name: string): readonly Scenario[];
  /** Where those of a file begin. Scenarios that are about deals, not about play, are left out. Absent: there are none. */
  situations?(text: string, name: string): readonly Situation[];
  /** Plays one. What goes wrong on the way is a problem of the result, not an exception. */
  run(scenario: Scenario): ScenarioResult;
}
