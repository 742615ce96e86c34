import type { Person, Translator } from '@masque/ui';
import { html, nothing } from 'lit';
import type { VillageScene } from '../present/scene.ts';
import type { Point } from './square.ts';

/** Names with more letters are set smaller. */
const LONG = 9;

/** A player in their place at the square: alive with their mask, dead with their card. */
export function drawVillager(t: Translator, village: VillageScene, person: Person, { x, y, beside }: Point) {
  const { seat, name } = person;
  const dead = village.dead.find((it) => it.seat === seat);
  const tried =
    village.accused === seat ||
    village.verdict?.who === seat ||
    village.shooter === seat ||
    (village.phase === 'fallen' && village.news.includes(seat));
  const hand = village.hands.find((it) => it.seat === seat);
  const claim = village.claims.find((it) => it.seat === seat);
  const sleepy = village.sleepy.includes(seat);
  // At night it is not shown who is away: it might reveal whose turn it is.
  const away = person.away === true && !dead && !village.night;
  // At daybreak the place is empty before the card is turned.
  const missing = village.phase === 'daybreak' && village.news.includes(seat);
  const cls = [
    missing ? 'missing' : dead ? 'dead' : 'alive',
    tried && 'tried',
    beside && 'beside',
    name.length > LONG && 'long',
    hand && (hand.up ? 'up' : 'down'),
  ]
    .filter(Boolean)
    .join(' ');
  return html`<li class=${cls} data-seat=${seat} style="left:${x * 100}%;top:${y * 100}%">
    <mq-person .mask=${person.mask} .name=${name}>
      ${
        dead && !missing
          ? html`<mq-card
                slot="face"
                mini
                .card=${dead.face ? { state: 'lost', face: dead.face } : { state: 'lost' }}
              ></mq-card>
              <mq-pip slot="sign" .icon=${dead.icon}></mq-pip>
              <span class="st">${dead.face ? t.msg(dead.face.name) : t.msg('village.dead')}</span
              ><span class="vh">${t.msg(dead.note)}</span>`
          : nothing
      }
      ${away && !sleepy ? html`<mq-pip slot="sign" icon="away"></mq-pip><span class="vh">${t.msg('ui.away')}</span>` : nothing}
      ${sleepy && !dead ? html`<mq-pip slot="sign" icon="night-sleep"></mq-pip><span class="vh">${t.msg('badge.sleepy')}</span>` : nothing}
      ${claim && !dead ? html`<q class="st" lang=${t.language}>${t.msg(claim.role)}</q>` : nothing}
      ${tried && !dead ? html`<span class="vh">${t.msg('badge.accused')}</span>` : nothing}
      ${hand ? html`<span class="vh">${t.msg(hand.up ? 'hand.yes' : 'hand.no')}</span>` : nothing}
    </mq-person>
  </li>`;
}
