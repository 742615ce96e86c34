/** What only few tables need. Every phone loads it with every table, so that what a phone loads gives nothing away. */
import '../offers/mq-both.ts';
import '../parts/mq-ballot.ts';
import '../parts/mq-track.ts';
import './mq-slide.ts';
import './mq-arrows.ts';
