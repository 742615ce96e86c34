import { isHidden, SPECTATOR, tableFor, viewOf, type Session } from '@masque/core';
import { short } from '../../scenario/compare.ts';
import { stateOf } from '../../session.ts';
import { Fault, type Check } from '../check.ts';
import { dependence } from '../secrecy/dependence.ts';
import { hiddenFrom } from '../secrecy/slots.ts';
import type { SuitePlan, TestTable } from '../setting.ts';
import { dealt } from '../suite.ts';
import { whom } from '../words.ts';

/** How many deals are compared. */
const DEALS = 240;
/** How much a public value may say about a hidden one: cards that are public by the rules are missing elsewhere. */
const MAX_SHARE = 0.25;

/**
 * A twin differs only in its secrets, so it cannot show what setup itself has copied out of them. Over many deals, what
 * everybody sees must say next to nothing of what nobody should.
 */
export const deal = (plan: SuitePlan): Check => ({
  name: 'what is public after the deal reveals nothing about cards dealt face down',
  run() {
    for (const setting of plan.plain) look(plan, setting);
  },
});

function look(plan: SuitePlan, setting: TestTable): void {
  let sessions: Session[];
  try {
    sessions = Array.from({ length: Math.round(DEALS * Math.sqrt(plan.effort)) }, (_, i) =>
      dealt(plan, setting, `deal ${i}`),
    );
  } catch {
    return; // If setup fails, other checks report it.
  }
  const open = columns(sessions, (it) => leaves({ view: viewOf(it, SPECTATOR), title: tableFor(it, SPECTATOR).title }));
  const hidden = columns(
    sessions,
    (it) => new Map(hiddenFrom(stateOf(it), SPECTATOR).map(({ path, secret }) => [path, short(secret.$secret, 400)])),
  );
  unshuffled(sessions, setting, plan.given.fixed ?? []);
  for (const [path, values] of open) {
    if (plan.shown.some((it) => `view.${it}` === path || path.startsWith(`view.${it}.`))) continue;
    for (const [secret, contents] of hidden) {
      const share = dependence(values, contents);
      if (share <= MAX_SHARE) continue;
      const said = `${whom(SPECTATOR)} sees ${path}, which says ${Math.round(share * 100)} % of what is hidden at ${secret}`;
      throw new Fault(
        `${said} (${setting.name}, after the deal). If the rules show it, list "${path.slice(5)}" under \`shown\``,
      );
    }
  }
}

/**
 * A hidden value that could be one of several, but is the same in every deal, is known to anybody who has played once.
 */
function unshuffled(sessions: readonly Session[], { name }: TestTable, fixed: readonly string[]): void {
  const deals = sessions.map((it) => hiddenFrom(stateOf(it), SPECTATOR));
  const contents = deals.map((slots) => new Map(slots.map((it) => [it.path, short(it.secret.$secret, 400)])));
  const kinds = new Map<string, Set<string>>();
  for (const { secret } of deals.flat())
    if (secret.kind !== undefined)
      kinds.set(secret.kind, (kinds.get(secret.kind) ?? new Set()).add(short(secret.$secret, 400)));
  for (const { path, secret } of deals[0] ?? []) {
    // If a kind has only one value, there is nothing to hide; empty places have yet to be filled.
    if (secret.kind === undefined || secret.$secret === null || kinds.get(secret.kind)!.size < 2) continue;
    if (fixed.some((it) => it === path || path.startsWith(`${it}.`))) continue;
    const value = contents[0]!.get(path)!;
    if (contents.every((it) => it.get(path) === value))
      throw new Fault(
        `the hidden value at ${path} (kind "${secret.kind}") is ${value} in all ${sessions.length} deals (${name}): ` +
          `it is not shuffled. If the rules fix it, list "${path}" under \`fixed\``,
      );
  }
}

/** The values at paths that exist in every deal, if they vary, but not with every single deal. */
function columns(sessions: readonly Session[], read: (session: Session) => Map<string, string>): Map<string, string[]> {
  const rows = sessions.map(read);
  const out = new Map<string, string[]>();
  for (const path of rows[0]?.keys() ?? []) {
    if (!rows.every((row) => row.has(path))) continue;
    const values = rows.map((row) => row.get(path)!);
    const distinct = new Set(values).size;
    if (distinct > 1 && distinct <= sessions.length / 8) out.set(path, values);
  }
  return out;
}

function leaves(value: unknown, path = '', out = new Map<string, string>()): Map<string, string> {
  if (isHidden(value)) return out;
  if (typeof value !== 'object' || value === null) return out.set(path, String(value));
  for (const [key, part] of Object.entries(value)) leaves(part, path ? `${path}.${key}` : key, out);
  return out;
}
