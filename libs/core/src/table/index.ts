export type { Arrow, BallotLook, Claim, Ask, Stat, Table, Timer } from './table.ts';
export type { Badge, Counter, SeatLook } from './seat.ts';
export type { CardLook, CardState, Emblem, Face } from './card.ts';
export type { Pocket, Zone } from './zone.ts';
export type { Look } from './look.ts';
