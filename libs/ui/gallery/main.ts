import '../src/styles/theme.css';
import { html, render } from 'lit';
import { Translator } from '../src/index.ts';
import './icons.ts';
import { coupLook, successionLook } from './looks.ts';
import { sixPeople, twelvePeople } from './people.ts';
import { reaction, turn } from './scenes/coup.ts';
import '../src/stage/index.ts';
import { tribunal } from './scenes/tribunal.ts';
import { words } from './words.ts';

const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'fr' ? 'fr' : 'en';
document.documentElement.lang = language;
const t = new Translator(language, [words[language]]);
const page = query.get('page') ?? '';

const log = (event: Event) => console.log(event.type, JSON.stringify((event as CustomEvent).detail));
const pages: Record<string, () => unknown> = {
  'coup-reaction': () => {
    const { table, offers } = reaction(Date.now());
    return html`<mq-table .table=${table} .offers=${offers} .people=${sixPeople} .me=${0} .look=${coupLook} .translator=${t} game="Coup" place="table Velvet" @act=${log}></mq-table>`;
  },
  'coup-turn': () => {
    const { table, offers } = turn();
    return html`<mq-table .table=${table} .offers=${offers} .people=${sixPeople} .me=${0} .look=${coupLook} .translator=${t} game="Coup" place="table Velvet" @act=${log}></mq-table>`;
  },
  'stage-tribunal': () => {
    document.documentElement.dataset['surface'] = 'stage';
    return html`<mq-stage .table=${tribunal(Date.now())} .people=${twelvePeople} .look=${successionLook} .translator=${t} game="Succession"></mq-stage>`;
  },
};

render(pages[page]?.() ?? html`<ul>${Object.keys(pages).map((p) => html`<li><a href="?page=${p}">${p}</a></li>`)}</ul>`, document.body);
