/** What scenes of games are drawn with, beside the table itself: loaded with the first scene. */
export { MqTurningCard } from './cards/mq-turning-card.ts';
export { MqShowdown, type Opponent } from './parts/mq-showdown.ts';
export { MqPerson } from './people/mq-person.ts';
export { MqArrows } from './table/mq-arrows.ts';
