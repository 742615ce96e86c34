import '../src/styles/theme.css';
import type { Offer } from '@masque/core';
import type { Theme, Table } from '@masque/core/table';
import { html, render } from 'lit';
import { Translator, type Person } from '../src/index.ts';
import '../src/stage/index.ts';
import './icons.ts';
import { coupTheme, monteeTheme, successionTheme, werewolfTheme } from './themes.ts';
import './motion.ts';
import './parts.ts';
import './pieces.ts';
import { fortyPeople, longCrowd, longPeople, longSixteen, sixPeople, twelvePeople } from './people.ts';
import { ballot } from './scenes/ballot.ts';
import { contracts, gatherings } from './scenes/contracts.ts';
import { proof, reaction, turn } from './scenes/coup.ts';
import { domains } from './scenes/domains.ts';
import { night, vote } from './scenes/night.ts';
import { places } from './scenes/places.ts';
import { tribunal } from './scenes/tribunal.ts';
import { words } from './words.ts';

const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'fr' ? 'fr' : 'en';
document.documentElement.lang = language;
document.documentElement.style.fontSize = `${Number(query.get('zoom') ?? 1) * 100}%`;
const t = new Translator(language, [words[language]]);

/** Some scenes can be drawn with any number of seats. */
const seats = (usual: number): number => Number(query.get('seats') ?? usual);

const log = (event: Event) => console.log(event.type, JSON.stringify((event as CustomEvent).detail));
const table = (
  scene: { table: Table; offers: readonly Offer[] },
  people: readonly Person[],
  theme: Theme,
  game: string,
  more: { held?: boolean; busy?: boolean } = {},
) =>
  html`<mq-table
    .table=${scene.table}
    .offers=${scene.offers}
    .people=${people}
    .me=${0}
    .theme=${theme}
    .translator=${t}
    .held=${more.held ?? false}
    .busy=${more.busy ?? false}
    game=${game}
    place="Velvet"
    @act=${log}
  ></mq-table>`;
const stage = (scene: Table, people: readonly Person[]) => {
  document.documentElement.style.fontSize = '';
  document.documentElement.dataset['surface'] = 'stage';
  return html`<mq-stage
    .table=${scene}
    .people=${people}
    .theme=${successionTheme}
    .translator=${t}
    game="Succession"
  ></mq-stage>`;
};
const crowd = (n: number): Table => ({
  ...turn().table,
  active: [3],
  seats: Array.from({ length: n }, (_, seat) => ({
    seat,
    cards: [{ state: 'down' as const }],
    ...(seat % 7 === 6 && { state: 'out' as const }),
  })),
});

/** Names and notes of the maximum length. */
const long = (scene: { table: Table; offers: readonly Offer[] }) => ({
  ...scene,
  table: {
    ...scene.table,
    zones: reaction(0).table.zones,
    seats: scene.table.seats.map((seat, i) => ({ ...seat, ...(i % 2 && { note: 'long.note' }) })),
  },
});

const pages: Record<string, () => unknown> = {
  pieces: () => html`<mq-gallery-pieces .translator=${t}></mq-gallery-pieces>`,
  'coup-reaction': () => table(reaction(Date.now()), sixPeople, coupTheme, 'Coup'),
  'coup-turn': () => table(turn(), sixPeople, coupTheme, 'Coup'),
  'coup-proof': () => table(proof(seats(4)), longCrowd, coupTheme, 'Coup'),
  'no-connection': () => table(reaction(Date.now()), sixPeople, coupTheme, 'Coup', { held: true }),
  night: () => table(night(Date.now()), twelvePeople, werewolfTheme, 'Werewolf'),
  vote: () => table(vote(Date.now()), twelvePeople, werewolfTheme, 'Werewolf'),
  domains: () => table(domains(query.get('only') ?? undefined), sixPeople, monteeTheme, 'The Castle of the Devil'),
  'ballot-ten': () => table(ballot(10, false), fortyPeople, werewolfTheme, 'Werewolf'),
  'ballot-ten-open': () => table(ballot(10, true), fortyPeople, werewolfTheme, 'Werewolf'),
  'ballot-many': () => table(ballot(24, false), fortyPeople, werewolfTheme, 'Werewolf'),
  'ballot-many-open': () => table(ballot(24, true), fortyPeople, werewolfTheme, 'Werewolf'),
  'stage-ballot-ten': () => stage(ballot(10, true).table, fortyPeople),
  'stage-ballot-many': () => stage(ballot(24, true).table, fortyPeople),
  'stage-ballot-sealed': () => stage(ballot(24, false).table, fortyPeople),
  pointing: () =>
    table(
      { table: { ...tribunal(Date.now()), privateArea: { cards: [{ state: 'down' }] } }, offers: [] },
      twelvePeople,
      successionTheme,
      'Succession',
    ),
  'sixteen-seats': () => table({ table: crowd(16), offers: [] }, fortyPeople, successionTheme, 'Succession'),
  'forty-seats': () =>
    table(
      {
        table: crowd(40),
        offers: [
          {
            type: 'duke',
            window: 'w',
            params: { on: { kind: 'seat', of: [1, 2, 8, 12, 30] } },
            look: { label: 'duke', confirm: true },
          },
        ],
      },
      fortyPeople,
      successionTheme,
      'Succession',
    ),
  'long-names': () => table(long(reaction(Date.now())), longPeople, coupTheme, 'Coup'),
  'long-turn': () => table(long(turn()), longPeople, coupTheme, 'Coup'),
  'stage-long': () => stage(long(reaction(Date.now())).table, longPeople),
  motion: () => html`<mq-gallery-motion .translator=${t}></mq-gallery-motion>`,
  'motion-stage': () => {
    document.documentElement.style.fontSize = '';
    document.documentElement.dataset['surface'] = 'stage';
    return html`<mq-gallery-motion big .translator=${t}></mq-gallery-motion>`;
  },
  outcome: () =>
    html`<main>
      <h1 class="vh">Outcome</h1>
      <mq-outcome
        reveal
        .translator=${t}
        .people=${sixPeople}
        .me=${0}
        .outcome=${{ winners: [3], reason: 'end.reason' }}
        .account=${['end.lies', 'end.proof']}
      ></mq-outcome>
    </main>`,
  page: () =>
    html`<mq-page .translator=${t} heading="Who are you tonight?" note="Coup, table VELA" icon="candle">
      <mq-icon-button slot="tools" icon="cancel" label="Back"></mq-icon-button>
      <mq-notice plain warn text="That name is taken."></mq-notice>
      <mq-masks open .taken=${{ owl: 'Aïcha' }} value="fox"></mq-masks>
      <mq-button slot="forward" main label="Take a seat"></mq-button>
      <mq-button slot="forward" plain label="Just watch"></mq-button>
    </mq-page>`,
  'stage-tribunal': () => stage(tribunal(Date.now()), twelvePeople),
  'stage-twenty': () => stage({ ...tribunal(Date.now()), seats: crowd(20).seats, zones: [] }, fortyPeople),
  'stage-forty': () => stage({ ...tribunal(Date.now()), seats: crowd(40).seats }, fortyPeople),
  'stage-contracts': () => stage(contracts(seats(16)), seats(16) > 16 ? longCrowd : longSixteen),
  'stage-crowd': () => stage(gatherings(seats(24)), longCrowd),
  'stage-places': () => stage(places(seats(6), Number(query.get('each') ?? 11)), longPeople),
  'stage-reaction': () => stage(reaction(Date.now()).table, sixPeople),
};

const page = query.get('page') ?? '';
render(pages[page]?.() ?? html`<mq-gallery .translator=${t} .pages=${Object.keys(pages)}></mq-gallery>`, document.body);
