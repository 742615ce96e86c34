// @vitest-environment happy-dom
import { isOpen, offersFor, randomFor, seatsOf, seedOf, SPECTATOR, tableFor, type Session } from '@masque/core';
import { ScenarioPlay, playOut, twinOf } from '@masque/testkit';
import { MqTable, Translator, type MqOffer, type SceneElement } from '@masque/ui';
import { fr as words } from '@masque/ui/messages/fr';
import { often } from '@masque/workspace/long';
import { afterEach, expect, test } from 'vitest';
import montee from '../index.ts';
import type { State } from '../state.ts';
import { positionOf } from '../../scenarios/adapter.ts';
import { operate } from '../../scenarios/operations.ts';
import scenes from './index.ts';

const people = seatsOf(10).map((seat) => ({ seat, name: `P${seat}`, mask: 'fox' }));
const translator = new Translator('fr', [words, montee.messages.fr], people);

const settle = async (el: MqTable): Promise<void> => {
  for (let i = 0; i < 4; i++) await el.updateComplete;
};

/** The phone of a seat. */
async function phone(session: Session<State>, seat: number): Promise<MqTable> {
  const table = tableFor(session, seat);
  const el = Object.assign(new MqTable(), {
    table,
    people,
    me: seat,
    translator,
    offers: offersFor(session, seat),
  });
  const found = table.scene && scenes[table.scene.kind];
  if (table.scene && found) {
    const scene = Object.assign(document.createElement(found.tag) as SceneElement, { data: table.scene.data, people });
    scene.slot = 'scene';
    scene.toggleAttribute('whole', found.whole === true);
    el.append(scene);
  }
  document.body.append(el);
  await settle(el);
  return el;
}

/** Everything that a screen shows, including inside shadow roots. */
const drawn = (root: ParentNode): string => {
  const own = 'innerHTML' in root ? String(root.innerHTML) : '';
  const inside = [...root.querySelectorAll('*')].map((it) => (it.shadowRoot ? drawn(it.shadowRoot) : ''));
  // Without Lit's own markers, and without icons, which load later.
  return (own + inside.join('')).replaceAll(/<!--[^>]*-->|<path [^>]*><\/path>/g, '');
};
const screen = (el: MqTable): string => drawn(el) + drawn(el.shadowRoot!);

const buttons = (el: MqTable): MqOffer[] =>
  [...(el.shadowRoot?.querySelectorAll('.middle > mq-offers') ?? [])].flatMap((it) => [
    ...(it.shadowRoot?.querySelectorAll<MqOffer>('mq-offer') ?? []),
  ]);

const closedScreen = async (session: Session<State>, seat: number): Promise<string> => {
  const seen = screen(await phone(session, seat));
  document.body.replaceChildren();
  return seen;
};

afterEach(() => document.body.replaceChildren());

/** Where two screens begin to differ; empty if they are equal. */
function difference(one: string, other: string): string {
  if (one === other) return '';
  const at = [...one].findIndex((it, i) => it !== other[i]);
  return `${one.slice(at - 160, at + 60)} ≠ ${other.slice(at - 30, at + 60)}`;
}

/** How many states of each kind are checked, in each game. */
const EACH = often(1, 3);

test('a phone with covered cards looks the same whatever is in hand, on offer, or in the pile', async () => {
  const looked = new Set<string>();
  for (const [seats, bots] of [
    [4, 'normal'],
    [5, 'random'],
    [8, 'random'],
  ] as const) {
    const moments = new Map<string, Session<State>[]>();
    const onStep = ({ session }: { session: Session<State> }): void => {
      const { phase } = session;
      const those = moments.get(phase) ?? [];
      // In every check each phase is looked at once, by night at every table.
      const isNew = those.length < EACH && often(Number(!looked.has(phase)), 1) === 1;
      if (!session.outcome && phase !== 'naming' && isNew) moments.set(phase, [...those, session]);
    };
    for (let game = 0; game < 6; game++)
      playOut(montee, { seats, bots, seed: `closed screens ${game}`, maxInputs: 500, onStep });
    for (const [phase, sessions] of moments)
      for (const session of sessions) {
        // Everything hidden from a spectator is dealt again: every hand, profession, society.
        const twin = twinOf(session, SPECTATOR, randomFor(seedOf('closed screens'), session.n), { sameChance: true });
        const [seat] = seatsOf(seats).filter((it) => offersFor(session, it).length > 0);
        if (!twin || seat === undefined) continue;
        expect(difference(await closedScreen(twin, seat), await closedScreen(session, seat)), phase).toBe('');
        looked.add(phase);
      }
  }
  expect([...looked].sort()).toEqual(
    'adopt after answer arrange cards dealt direction hypnosis interrupt main overflow pay rotation spoils support take undo'.split(
      ' ',
    ),
  );
}, 240_000);

/** The second player, with this hand, is offered that object. All other cards are in the pile. */
function offered(kind: string, hand: readonly string[], rest: readonly string[]): Session<State> {
  const begun = positionOf({
    id: 'closed',
    title: '',
    seats: {
      A: ['order', 'thug', [kind, 'key']],
      B: ['brotherhood', 'priest', hand],
      C: ['order', 'doctor', ['goblet']],
      D: ['brotherhood', 'diplomat', ['gloves']],
    },
    pile: rest,
  });
  const play = new ScenarioPlay<State>(begun);
  operate(play, ['A', 'offer', 'B', kind]);
  return play.session;
}

test.each([
  ['the Pearl, which cannot be refused', 'blackPearl', ['dagger', 'monocle'], 'Rendre', 'cet objet ne se refuse pas'],
  ['the Mirror, which cannot be refused', 'brokenMirror', ['dagger'], 'Rendre', 'cet objet ne se refuse pas'],
  ['a Bag to whoever has the other', 'bagKey', ['bagGoblet'], 'Accepter', 'un Sac ne s’échange pas contre l’autre'],
])('%s, looks in the open like any other object, and says why when it is tried', async (_, kind, hand, label, why) => {
  const others = ['whip', 'poisonRing', 'castingKnives'];
  const given = offered(kind, hand, others);
  const twin = offered('whip', others.slice(1, 1 + hand.length), [kind, ...hand, ...others.slice(1 + hand.length)]);
  const [forced, free] = [await phone(given, 1), await phone(twin, 1)];
  expect(difference(screen(forced), screen(free))).toBe('');
  expect(screen(forced)).not.toContain(why);
  const acts: unknown[] = [];
  forced.addEventListener('act', (event) => acts.push((event as CustomEvent).detail));
  const button = buttons(forced).find((it) => it.label === label)!;
  button.shadowRoot!.querySelector('button')!.click();
  await settle(forced);
  await button.updateComplete;
  expect(button.shadowRoot!.textContent).toContain(why);
  expect(acts).toEqual([]);
  expect(offersFor(given, 1).filter(isOpen)).toHaveLength(1);
  expect(offersFor(twin, 1).filter(isOpen)).toHaveLength(2);
});

test('a public choice looks the same whether all own cards are of one kind or not', async () => {
  const screens: string[] = [];
  for (const hand of [
    ['key', 'key'],
    ['dagger', 'monocle'],
  ]) {
    const el = await phone(offered('whip', hand, ['gloves']), 1);
    buttons(el)
      .find((it) => it.label === 'Accepter')!
      .shadowRoot!.querySelector('button')!
      .click();
    await settle(el);
    screens.push(screen(el));
    document.body.replaceChildren();
  }
  expect(screens[0]).toContain('Ouvrir pour choisir');
  expect(difference(screens[0]!, screens[1]!)).toBe('');
});
