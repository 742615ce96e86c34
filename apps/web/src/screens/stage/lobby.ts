import type { Doc, GameInfo, LobbySeat } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { qrOf } from '../../api/client.ts';
import { seatsFor } from '../../options/set/set-query.ts';
import { changedOptions, wayOf } from '../../options/summary.ts';
import { calledIn, isTaken } from '../../live/people.ts';
import { colon } from '../../words/colon.ts';

/** More seats than fill three columns of four make faces smaller; so do more roles. */
const ROOMY = 12;
/** The first sentence: beside a set of cards there is no room for more. */
const firstOf = (text: string, language: string): string =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)][0]?.segment.trim() ?? '';

/** More than three rows of three have no room for two lines of a name below each face, so it stands beside. */
const BELOW = 9;
/** More than this stand in three columns, in which names are shorter. */
const TWO_COLUMNS = 30;

const drawSeat = (t: Translator, place: LobbySeat): TemplateResult =>
  isTaken(place)
    ? html`<li class=${place.away ? 'away' : nothing}>
        <mq-cameo .mask=${place.mask ?? ''} .name=${calledIn(place.name, t)}></mq-cameo
        ><b>${calledIn(place.name, t)}</b>
        <small
          >${place.away ? t.msg('ui.away') : place.bot ? t.msg('web.bot') : place.ready ? t.msg('web.is-ready') : nothing}</small
        >
      </li>`
    : html`<li class="free">
        <mq-cameo empty></mq-cameo><b>${t.msg({ key: 'ui.seat', args: { n: place.seat + 1 } })}</b>
      </li>`;

/**
 * The big screen before the game: how to join, who is here, and what will be played.
 * @param address the address to type for people who cannot scan
 * @param tell explains the game to the room, in a minute
 */
export function drawStageLobby(
  t: Translator,
  { lobby }: Doc,
  game: GameInfo,
  address: string,
  tell: () => void,
): TemplateResult {
  const taken = lobby.seats.filter(isTaken).length;
  const name = game.name[t.language] ?? game.id;
  const about = game.about[t.language] ?? '';
  const changes = changedOptions(t, game, lobby.options);
  const way = lobby.club?.ruleset ?? wayOf(game, lobby.options)?.name[t.language];
  return html`<main class="lobby">
    <masque-come-in
      beside
      above="Masque"
      .translator=${t}
      .heading=${t.msg('stage.come')}
      .code=${lobby.code}
      .label=${t.msg('web.code')}
      .qr=${qrOf(lobby.code)}
      .address=${address}
    ></masque-come-in>
    <section class="arrive">
      <h2>${t.msg('stage.room')} <b>${taken}</b></h2>
      <ol
        class="crowd ${lobby.seats.length > ROOMY ? 'many' : lobby.seats.length > BELOW ? 'beside' : ''} ${lobby.seats.length > TWO_COLUMNS ? 'throng' : ''}"
      >
        ${lobby.seats.map((it) => drawSeat(t, it))}
      </ol>
    </section>
    <section class="what">
      <h2>${name}</h2>
      ${game.sets ? html`<span></span>` : html`<mq-card silent></mq-card>`}
      <p class="ways">
        <mq-link .label=${t.msg('stage.minute')} @click=${tell}></mq-link>
        <mq-link href="/learn/${game.id}" .label=${t.msg('web.learn')}></mq-link>
      </p>
      <p class="about">
        <span>${game.sets ? (lobby.seats.length > ROOMY ? '' : firstOf(about, t.language)) : about}</span>
      </p>
      <div class="played">
        ${way === undefined ? nothing : html`<p class="way">${way}</p>`}
        ${
          game.sets
            ? html`<masque-dealt
                short
                .game=${game}
                .options=${lobby.options}
                .seats=${seatsFor(game, lobby.seats.length)}
              ></masque-dealt>`
            : nothing
        }
        ${
          changes.length
            ? html`<ul class="changes">
                ${changes.slice(0, game.sets ? 3 : 5).map((it) => html`<li>${it.label}${colon(t.language)}<b>${it.value}</b></li>`)}
              </ul>`
            : nothing
        }
      </div>
      <div class="now" aria-live="polite">
        ${lobby.problems.length ? lobby.problems.slice(0, 3).map((it) => html`<p>${t.msg(it)}</p>`) : html`<p>${t.msg('stage.ready')}</p>`}
      </div>
    </section>
  </main>`;
}
