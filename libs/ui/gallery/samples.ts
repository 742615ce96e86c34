import type { DrawnArrow } from '../src/index.ts';
import type { Line } from '@masque/core';
import type { CardLook, Counter, Face, Track, Zone } from '@masque/core/table';

export const captain: Face = { id: 'captain', name: 'captain', icon: 'anchor', text: 'captain.text' };
export const cards: readonly [string, CardLook][] = [
  ['down', { state: 'down' }],
  ['up', { state: 'up', face: captain }],
  ['shown', { state: 'shown', face: captain }],
  ['proven', { state: 'proven', face: { ...captain, tags: ['phoenix', 'criminal'], value: 3 } }],
  ['lost', { state: 'lost', face: captain }],
];
export const crossings: Track = {
  id: 'crossings',
  label: 'crossings',
  spaces: [
    { state: 'filled', label: 'arrived', icon: 'harbor-dock', tone: 'for' },
    { state: 'filled', label: 'sunk', icon: 'sinking-ship', tone: 'against' },
    { state: 'now', label: '3 go aboard', value: 3 },
    { state: 'empty', label: '4 go aboard', value: 4 },
  ],
};
export const coins: Counter[] = [{ icon: 'two-coins', n: 6, label: 'coins' }];
export const zones: readonly Zone[] = [
  { id: 'treasury', label: 'treasury', counter: { icon: 'two-coins', n: 30, label: 'coins' } },
  { id: 'court', label: 'court', cards: [{ state: 'down' }, { state: 'up', face: captain }] },
];
export const log: readonly Line[] = [
  { kind: 'takes', args: { who: { seat: 3 }, n: 3 }, at: 1 },
  { kind: 'saw', args: { card: { msg: 'duke' }, who: { seat: 1 } }, at: 2, private: true, learn: true },
  { kind: 'loses', args: { who: { seat: 4 }, card: { msg: 'duke' } }, at: 3 },
];

/** One bent arrow, and one that hits its target. */
export const arrows: readonly DrawnArrow[] = [
  { start: { x: 20, y: 130 }, tip: { x: 215, y: 120 }, bend: { x: 115, y: 70 }, size: 8 },
  { start: { x: 25, y: 25 }, tip: { x: 215, y: 105 }, size: 10, strong: true },
];
