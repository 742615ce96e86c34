/**
 * Holds up calls to a store, so that a test can do something else in the meantime.
 *
 * @example
 * const gate = new Gate();
 * const saved: string[] = [];
 * const store = { save: (name: string) => gate.pass().then(() => saved.push(name)) };
 * gate.shut();
 * const saving = store.save('Ada');
 * await gate.reached;
 * saved; // => []
 * gate.open();
 * await saving;
 * saved; // => ['Ada']
 */
export class Gate {
  #opened: Promise<void> | null = null;
  #open = (): void => {};
  #reach = (): void => {};
  /** Somebody has come to the gate while it was shut. */
  readonly reached = new Promise<void>((done) => (this.#reach = done));

  shut(): void {
    this.#opened = new Promise((done) => (this.#open = done));
  }

  open(): void {
    this.#open();
  }

  async pass(): Promise<void> {
    if (!this.#opened) return;
    this.#reach();
    await this.#opened;
  }
}
