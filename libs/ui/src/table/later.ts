/** What few tables draw. It comes beside every table, on every phone alike: what a phone loads tells nothing. */
import '../offers/mq-both.ts';
import '../parts/mq-ballot.ts';
import '../parts/mq-track.ts';
