import { unsafeCSS } from 'lit';
import base from './base.css?inline';
import cards from './cards.css?inline';
import motion from './motion.css?inline';
import offers from './offers.css?inline';
import parts from './parts.css?inline';
import ring from './ring.css?inline';
import ringBig from './ring-big.css?inline';
import seatgrid from './seatgrid.css?inline';
import seats from './seats.css?inline';
import table from './table.css?inline';

/** One sheet for all shadow roots: the browser parses it once and shares it. */
export const shared = unsafeCSS([base, cards, seats, ring, ringBig, seatgrid, offers, parts, table, motion].join('\n'));
