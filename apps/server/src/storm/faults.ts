import { registerHooks } from 'node:module';

/** One change in the source code. */
interface InjectedFault {
  /** The end of the module's address, without its extension. */
  readonly module: string;
  readonly find: string;
  readonly put: string;
  /** What it breaks. */
  readonly breaks: string;
}

/**
 * Faults by name. Each is injected into the running code to check that storms find it. Some are real faults that a
 * storm found.
 */
export const faults: { readonly [name: string]: InjectedFault } = {
  fencing: {
    module: '/sqlite/append',
    find: ": seq !== expected ? 'sequence' : null;",
    put: ': null;',
    breaks: 'of two nodes that append at once, both do',
  },
  early: {
    module: '/play/journal',
    find: 'const appended = await this.#store.append(this.id, seq, logged(',
    put: 'const appended = { ok: true }; this.#store.append(this.id, seq, logged(',
    breaks: 'a move is acknowledged before it is durable',
  },
  twice: {
    module: '/session/step',
    find: 'session.deadlines.find((it) => it.n === n && sameClock(it, deadline))',
    put: 'session.deadlines.find((it) => sameClock(it, deadline))',
    breaks: 'a deadline that has rung rings again when its clock is running again',
  },
  keyless: {
    module: '/sqlite/append',
    find: 'if (before && !added(before, given))',
    put: 'if (before && !added(before, given) && false)',
    breaks: 'nobody remembers what was taken, and what is asked again is done again',
  },
  leak: {
    module: '/table/views/documents',
    find: 'const table = tableFor(session, viewer);',
    put: 'const table = tableFor(session, Math.max(viewer, 0));',
    breaks: 'spectators and screens see what the first seat sees',
  },
  resume: {
    module: '/table/views/viewer-feed',
    find: 'if (counter !== this.#counter) this.#send(listener, this.#full());',
    put: 'if (counter === undefined) this.#send(listener, this.#full());',
    breaks: 'who comes back is not told what was missed',
  },
  forgetful: {
    module: '/club/commands',
    find: 'if (club.done.includes(receipt)) return [];',
    put: '',
    breaks: 'what a club did before another node took it over is done again when it is asked again',
  },
  past: {
    module: '/table/table-model',
    find: 'return game !== undefined && game !== this.sessionId;',
    put: 'return false;',
    breaks: 'a move that was asked again is done in the next game',
  },
  held: {
    module: '/table/reopen',
    find: 'if (!(error instanceof RulesFail)) throw error;',
    put: '',
    breaks: 'a database that does not answer has a game held for good',
  },
  lapsed: {
    module: '/nodes/membership',
    find: 'if (lapsed) await this.#lose();',
    put: '',
    breaks: 'a node that was late to say it lives goes on with tables that another has',
  },
  lingering: {
    module: '/nodes/host',
    find: 'const dropped = [clubs.drop(), rooms.drop()];\n      hub.restart();',
    put: 'hub.restart(); await clubs.drop(); const dropped = [rooms.drop()];',
    breaks: 'who comes back while a node drops its tables sits at one that is being dropped',
  },
  putBack: {
    module: '/clock/scheduler',
    find: 'if (until <= now || until > now + RETRY_MS)',
    put: 'if (until <= now)',
    breaks: 'a clock that is put back an hour keeps deadlines from ringing for as long',
  },
};

/**
 * Injects a fault into modules that are loaded from now on.
 *
 * @throws Error when there is no such fault. Loading a module throws if its source is not what the fault expects
 */
export function putBack(name: string): void {
  const fault = faults[name];
  if (!fault) throw new Error(`There is no fault "${name}". Available: ${Object.keys(faults).join(', ')}.`);
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.replace(/\.[jt]s$/, '').endsWith(fault.module)) return loaded;
      const source = String(loaded.source);
      if (!source.includes(fault.find))
        throw new Error(`${url} does not contain the code that the fault "${name}" changes.`);
      return { ...loaded, source: source.replace(fault.find, fault.put) };
    },
  });
}
