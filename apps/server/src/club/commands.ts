import { isOwn, memberOf, rule, type Club, type ClubCommand } from '@masque/club';
import { masks } from '@masque/protocol';
import type { Person } from '../identity/people.ts';
import { quietly } from '../table/commands/change.ts';
import { no, yes, type ClubAnswer } from './answer.ts';
import { goOn, pass } from './tables/calling.ts';
import { houseRules } from './tables/house-rules.ts';
import type { Tables } from './tables/reach.ts';
import { withReceipt } from './receipts.ts';
import { tell } from './tables/steering.ts';
import type { ClubLog } from './stream.ts';
import { runTables } from './tables/tables.ts';

/** What people ask of a club: what it rules on itself, and what that means for the tables of its evening. */
export class Commands {
  readonly #log: ClubLog;
  readonly #hands: Tables;
  /** What the tables were last told of the rules of the club. */
  #told = '';

  constructor(log: ClubLog, hands: Tables) {
    this.#log = log;
    this.#hands = hands;
  }

  /** Does what a person asks, at most once under this receipt. */
  async run(person: Person, command: ClubCommand, receipt: string): Promise<ClubAnswer> {
    const at = this.#hands.services.clock.now();
    if (!isOwn(command)) return runTables(this.#hands, { person, command, at, receipt });
    let before: Club | null = null;
    let answer: ClubAnswer = yes;
    await this.#log.extend((club) => {
      if (club.done.includes(receipt)) return [];
      before = club;
      const ruled = rule(club, { person: person.id, name: person.name, mask: person.mask }, command, at, masks);
      answer = ruled.ok ? yes : no(ruled.code);
      return ruled.ok ? withReceipt(club, ruled.inputs, at, receipt) : [];
    });
    // The node that took it the first time may not have got as far as the tables.
    before ??= await this.#log.before(receipt);
    if (answer.ok) await this.#follow(command, before?.evening ?? null, person, receipt);
    return answer;
  }

  /** Applies a change of the club to its tables: under the receipt of the command, so that each does it only once. */
  async #follow(command: ClubCommand, evening: Club['evening'], person: Person, receipt: string): Promise<void> {
    const hands = this.#hands;
    const { club } = this.#log;
    if (command.do === 'come') {
      const me = memberOf(club, person.id);
      if (me) await this.#hands.services.people.keep(person.id, { name: me.name, mask: me.mask });
    }
    if (command.do === 'close' || command.do === 'open')
      for (const it of Object.values(evening?.tables ?? {})) await hands.shut(evening!.id, it, undefined);
    if (command.do === 'leave') await hands.getUp(person.id, receipt);
    await this.#uncall(command, evening, person);
    if (command.do === 'bar' && command.on) await hands.remove(club.members[command.member]!.person, receipt);
    await this.#tellRules();
    if (command.do === 'retitle') await hands.steer(command.table, tell({ name: command.name }), receipt);
    if (command.do === 'say')
      await hands.everywhere(quietly(tell({}, { text: command.text, at: hands.services.clock.now() })), receipt);
  }

  /** Tells the tables what the club lays down, if that has changed. */
  async #tellRules(): Promise<void> {
    const rules = houseRules(this.#log.club);
    const told = JSON.stringify(rules);
    if (told === this.#told) return;
    await this.#hands.everywhere(quietly(tell(rules)));
    this.#told = told;
  }

  /** If a seat is kept for somebody who leaves or takes a break, it goes to the next person in line. */
  async #uncall(command: ClubCommand, evening: Club['evening'], person: Person): Promise<void> {
    const at = this.#hands.services.clock.now();
    const me = memberOf(this.#log.club, person.id);
    if (command.do === 'rest' && command.on && me) await pass(this.#hands, me.id, 'let', at);
    const gone = command.do === 'leave' ? me?.id : command.do === 'bar' && command.on ? command.member : undefined;
    const call = gone === undefined ? undefined : evening?.here[gone]?.call;
    if (call) await goOn(this.#hands, call.table, gone, at);
  }
}
