export type { Arrow, BallotLook, Claim, Ask, Stat, Table, Timer } from './table.ts';
export type { Badge, SeatLook } from './seat.ts';
export type { CardLook, CardState, Counter, Emblem, Face } from './card.ts';
export type { Space, Track } from './track.ts';
export type { PrivateArea, Zone } from './zone.ts';
export type { Theme } from './theme.ts';
export type { IconName, /** @public */ OwnIcons } from './icon.ts';
