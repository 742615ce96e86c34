import { icon, maskOf, type Person, type Translator } from '@masque/ui';
import { html, nothing } from 'lit';
import { turnInTurn, type Dead, type VillageScene } from '../present/scene.ts';
import { cardOf, drawInTurn } from './turned.ts';

/** Names with more letters are set smaller. */
const LONG = 14;

/** The maximum number of hands that are drawn as notches; of more only the number is shown. */
const NOTCHES = 16;

interface Middle {
  readonly t: Translator;
  readonly village: VillageScene;
  readonly people: readonly Person[];
}

/** The subject of the hour, in the middle of the square. */
export function drawMiddle(middle: Middle) {
  const { village } = middle;
  if (village.night) return night(middle);
  if (village.phase === 'daybreak') return daybreak(middle);
  if (village.shooter !== null && village.phase === 'shoot') return fallen(middle, village.shooter, false);
  const { verdict, accused, news } = village;
  if (village.phase === 'fallen' || (village.phase === 'over' && !verdict && news.length > 0)) return died(middle);
  if (village.phase === 'verdict' && !verdict && news[0] !== undefined) return fallen(middle, news[0], false);
  if (verdict) return verdict.lynched ? fallen(middle, verdict.who, true) : trial(middle, verdict.who);
  if (accused !== null) return trial(middle, accused);
  return square(middle);
}

/** The moon, and the progress of the night. */
function night({ t, village }: Middle) {
  const { hour } = village;
  return html`<span class="moon">${icon(village.icon, '')}</span> ${
      hour
        ? html`<p class="hours" aria-hidden="true">
              ${Array.from({ length: hour.of }, (_, i) => html`<i class=${i < hour.n ? 'on' : ''}></i>`)}
            </p>
            <p class="vh">${t.msg({ key: 'village.hour', args: hour })}</p>`
        : nothing
    }`;
}

/** The accused, and the votes needed. */
function trial(middle: Middle, who: number) {
  const { t, village } = middle;
  const { verdict } = village;
  const need = verdict?.need ?? village.need;
  const up = verdict ? verdict.ayes : village.hands.filter((it) => it.up).length;
  const told = verdict !== null || village.hands.length > 0;
  const of = Math.max(need, up);
  return html`<div class="accused">
    <mq-person .mask=${maskOf(middle.people, who)} .name=${t.name(who)}></mq-person>
    ${village.by !== null && !verdict ? html`<p class="label">${t.rich({ key: village.second === null ? 'village.by' : 'village.by.second', args: { by: { seat: village.by }, second: { seat: village.second ?? village.by } } })}</p>` : nothing}
    ${
      told || village.phase === 'vote'
        ? html`${of <= NOTCHES ? html`<mq-notches large aria-hidden="true" .n=${up} .of=${of} .need=${need}></mq-notches>` : nothing}
            <p class="count">
              ${t.msg(told ? { key: 'village.hands', args: { n: up, need } } : { key: 'village.need', args: { need, alive: village.alive } })}
            </p>`
        : nothing
    }
  </div>`;
}

/** The missing players: first the empty place, then the name, the card last. */
function daybreak(middle: Middle) {
  const missing = newly(middle);
  if (missing.length === 0) return html`<span class="sign">${icon(middle.village.icon, '')}</span>`;
  return html`<div class="news missing">${turning(middle, missing)}</div>`;
}

/** Those who have died of what others had died of. */
const died = (middle: Middle) => html`<div class="news">${turning(middle, newly(middle))}</div>`;

/** The dead that this hour is about. */
const newly = ({ village }: Middle): readonly Dead[] =>
  village.news.flatMap((seat) => village.dead.find((it) => it.seat === seat) ?? []);

const turning = ({ t }: Middle, dead: readonly Dead[]) =>
  turnInTurn(dead)
    ? drawInTurn(t, dead)
    : dead.map((it) => html`<div class="fallen">${cardOf(it)}<b class="who">${t.name(it.seat)}</b></div>`);

/** A card that is turned up before everybody. */
function fallen(middle: Middle, who: number, counted: boolean) {
  const { t, village } = middle;
  const dead = village.dead.find((it) => it.seat === who);
  return html`<div class="fallen">
    ${dead ? cardOf(dead) : nothing}<b class="who ${t.name(who).length > LONG ? 'long' : ''}">${t.name(who)}</b>
    ${counted && village.verdict ? html`<p class="count">${t.msg({ key: 'village.hands', args: { n: village.verdict.ayes, need: village.verdict.need } })}</p>` : nothing}
  </div>`;
}

/** The open square: the players found dead this morning, or the village sign; and the cards in the game. */
function square(middle: Middle) {
  const { t, village } = middle;
  const news = newly(middle);
  return html`${
    news.length
      ? html`<div class="news">
          ${news.map(
            (it) =>
              html`<span class="found"
                ><mq-card plain .card=${it.face ? { state: 'up', face: it.face } : { state: 'down' }}></mq-card
                ><b>${t.name(it.seat)}</b></span
              >`,
          )}
        </div>`
      : html`<span class="sign">${icon(village.icon, '')}</span>`
  }
  ${
    village.deck
      ? html`<h2 class="label">${t.msg('zone.set')}</h2>
          <ul class="deck">
            ${village.deck.map(({ name, icon: sign, n }) => html`<li>${icon(sign, '')}<span>${t.msg(name)}</span>${n > 1 ? html`<b>${n}</b>` : nothing}</li>`)}
          </ul>`
      : html`<p class="label">${t.msg('zone.mystery')}</p>`
  }`;
}
