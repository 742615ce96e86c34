import { clubInput, isOwn, memberOf, replay, roomView, rule, type ClubInput, type OwnCommand } from '@masque/club';
import type { Club, ClubCommand, ClubDoc, ClubYou } from '@masque/club';
import { masks } from '@masque/protocol';
import type { SessionRecord, Store } from '@masque/store';
import { canon } from '../canon.ts';
import { receiptOf } from '../club/receipts.ts';
import { CLUB } from '../club/stream.ts';

/** A command and its result. */
export interface WitnessedCommand {
  readonly key: string;
  readonly command: ClubCommand;
  /** `null`: not yet known. */
  answer: 'ok' | 'refused' | null;
}

/** A device at an evening, with all that it was told. */
export interface ClubWitness {
  readonly name: string;
  readonly person: string;
  readonly club: string;
  readonly told: readonly WitnessedCommand[];
  readonly problems: readonly string[];
  /** What it shows at the end. */
  readonly doc: ClubDoc | null;
  readonly you: ClubYou | null;
}

/** How much was checked. */
export interface ClubCounts {
  readonly clubs: number;
  readonly clubInputs: number;
  readonly commands: number;
  readonly results: number;
}

/**
 * Commands that leave a receipt in the club's log whenever they are acknowledged. Among the club's own commands,
 * coming in twice or becoming host twice adds nothing.
 */
const leavesReceipt = (command: ClubCommand): boolean =>
  isOwn(command)
    ? command.do !== 'come' && command.do !== 'cohost'
    : ['pin', 'invite', 'table', 'untable', 'seatAll'].includes(command.do);

/**
 * Compares what people at evenings were told with the logs of their clubs. Everything acknowledged is in the log
 * exactly once, with the result that the rules of clubs give for the club at that moment, and nothing refused is.
 * Each person is one member, and each finished game of an evening counts once.
 */
export async function auditClubs(
  store: Store,
  devices: readonly ClubWitness[],
): Promise<{ readonly problems: string[]; readonly counts: ClubCounts }> {
  const problems = devices.flatMap((it) => it.problems);
  const streams = await store.listStreams(CLUB);
  let [clubInputs, results] = [0, 0];
  for (const { id, code } of streams) {
    const log = await store.readStream(id, 0);
    if (log.some(({ seq }, i) => seq !== i)) problems.push(`the log of club ${code} has a hole`);
    const inputs = log.map(({ input }) => clubInput.parse(input));
    clubInputs += inputs.length;
    const club = replay(inputs);
    results += club.results.length;
    const here = devices.filter((it) => it.club === code);
    problems.push(...acknowledged(inputs, here), ...twice(inputs), ...(await games(store, club, inputs)));
    for (const { name, person } of here)
      if (!memberOf(club, person)) problems.push(`${name} is no longer a member of club ${code}`);
  }
  const commands = devices.flatMap((it) => it.told).filter(({ answer }) => answer === 'ok').length;
  return { problems, counts: { clubs: streams.length, clubInputs, commands, results } };
}

/**
 * What must be true once nothing is disturbed any more: every command was answered, and all devices show the evening as
 * the log has it.
 */
export async function unsettledClubs(store: Store, devices: readonly ClubWitness[]): Promise<string[]> {
  const problems: string[] = [];
  const clubs = new Map<string, Club>();
  for (const { id, code } of await store.listStreams(CLUB))
    clubs.set(code!, replay((await store.readStream(id, 0)).map(({ input }) => clubInput.parse(input))));
  const shown = new Map<string, string>();
  for (const { name, person, club: code, doc, you, told } of devices) {
    for (const { answer, command, key } of told)
      if (answer === null) problems.push(`${command.do} of ${name} (${key}) was never answered`);
    const club = clubs.get(code);
    if (!doc || !club) {
      problems.push(`${name} shows no evening at the end`);
      continue;
    }
    const due = roomView(code, club, new Map(), () => false);
    if (canon(withoutTables(doc.room)) !== canon(withoutTables(due)))
      problems.push(`${name} does not show the evening as it is at the end`);
    if (canon(Object.keys(doc.room.tables).sort()) !== canon(Object.keys(club.evening?.tables ?? {}).sort()))
      problems.push(`${name} does not show the tables that there are`);
    const before = shown.get(code) ?? canon(doc.room);
    shown.set(code, before);
    if (before !== canon(doc.room)) problems.push(`${name} does not show the same room as another device`);
    const me = memberOf(club, person);
    if ((you?.member ?? null) !== (me?.id ?? null)) problems.push(`${name} is ${you?.member}, and not ${me?.id}`);
    if (doc.desk && (doc.desk.pin !== club.pin || doc.desk.invite !== club.invite))
      problems.push(`${name} does not show how to come in`);
  }
  return problems;
}

/** What the club's log does not tell: who sits where, and who is away. */
function withoutTables({ tables: _, hush: __, people, ...room }: ClubDoc['room']): unknown {
  return { ...room, people: Object.fromEntries(Object.entries(people).map(([id, { away: ___, ...it }]) => [id, it])) };
}

function acknowledged(inputs: readonly ClubInput[], devices: readonly ClubWitness[]): string[] {
  const problems: string[] = [];
  const commands = new Map(
    devices.flatMap((device) =>
      device.told.map((it) => [receiptOf({ id: device.person }, it.key), { device, ...it }] as const),
    ),
  );
  const found = new Map<string, number>();
  // The club before each of the inputs.
  const before = [replay([])];
  for (const [i, it] of inputs.entries()) {
    if (it.t === 'done') {
      found.set(it.key, (found.get(it.key) ?? 0) + 1);
      const asked = commands.get(it.key);
      const done = inputs.slice(i - it.n, i);
      if (asked && isOwn(asked.command))
        problems.push(...asTheRulesSay(before[i - it.n]!, asked.device.person, asked.command, done));
    }
    before.push(replay([it], before[i]));
  }
  for (const [receipt, { device, command, key, answer }] of commands) {
    const what = `${command.do} of ${device.name} (${key})`;
    const times = found.get(receipt) ?? 0;
    if (times > 1) problems.push(`${what} was done ${times} times`);
    if (answer === 'ok' && times === 0 && leavesReceipt(command))
      problems.push(`${what} was acknowledged and is not in the log`);
    if (answer === 'refused' && times > 0) problems.push(`${what} was refused and is in the log`);
  }
  return problems;
}

/** Is this the result of the command, by the rules of clubs? */
function asTheRulesSay(before: Club, person: string, command: OwnCommand, done: readonly ClubInput[]): string[] {
  const at = done[0]?.at ?? 0;
  const me = memberOf(before, person);
  const ruled = rule(before, { person, name: me?.name, mask: me?.mask }, command, at, masks);
  if (command.do === 'come' || (ruled.ok && canon(ruled.inputs) === canon(done))) return [];
  return [`${command.do} became ${canon(done)} in the log, by the rules ${canon(ruled)}`];
}

/** Ids that were given twice, and people who are two members: signs of two histories. */
function twice(inputs: readonly ClubInput[]): string[] {
  const ids = inputs.flatMap((it) =>
    it.t === 'table' ? [it.table, it.code] : it.t === 'open' ? [it.evening] : it.t === 'season' ? [it.season] : [],
  );
  const members = new Map<string, string>();
  const problems = ids.filter((it, i) => ids.indexOf(it) !== i).map((it) => `${it} was given twice`);
  for (const it of inputs) {
    if (it.t !== 'member') continue;
    if ((members.get(it.person) ?? it.member) !== it.member) problems.push(`one person is two members: ${it.member}`);
    members.set(it.person, it.member);
  }
  return problems;
}

/** Every game that was finished at a table of an evening counts, once. */
async function games(store: Store, club: Club, inputs: readonly ClubInput[]): Promise<string[]> {
  const problems: string[] = [];
  const counted = inputs.flatMap((it) => (it.t === 'result' ? [it.session] : []));
  if (new Set(counted).size < counted.length) problems.push('a game counts twice');
  for (const it of inputs) {
    if (it.t !== 'table') continue;
    const record = await store.loadTableByCode(it.code);
    if (!record) {
      problems.push(`there is no table ${it.code}`);
      continue;
    }
    // A table that was closed may have ended with its evening, before the club had heard of its last game.
    if (!club.evening?.tables[it.table]) continue;
    const finished = (await store.listSessions({ tableId: record.id, finished: true })).filter(byRules);
    for (const { id } of finished)
      if (!counted.includes(id)) problems.push(`a finished game at ${it.code} does not count: ${id}`);
  }
  return problems;
}

/** A game that its table or its players gave up has no result. */
const byRules = ({ outcome }: SessionRecord): boolean => {
  const { reason } = (outcome ?? {}) as { readonly reason?: unknown };
  return reason !== 'problem.closed' && reason !== 'outcome.aborted';
};
