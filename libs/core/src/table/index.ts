export { byPart } from './by-part.ts';
export type { Arrow, BallotLook, Claim, Ask, Stat, Table, Timer } from './table.ts';
export type { Badge, Counter, SeatLook } from './seat.ts';
export type { CardLook, CardState, Emblem, Face } from './card.ts';
export type { PrivateArea, Zone } from './zone.ts';
export type { Theme } from './theme.ts';
