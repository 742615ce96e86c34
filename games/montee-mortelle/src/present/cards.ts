import type { CardLook, CardState, Face } from '@masque/core';
import {
  isObject,
  objects,
  professions,
  societyIcons,
  type ObjectKind,
  type Profession,
  type Society,
} from '../cards/index.ts';

/** The face of an object. */
export const objectFace = (kind: ObjectKind): Face => ({
  id: kind,
  name: `object.${kind}`,
  icon: objects[kind].icon,
  text: `rule.${kind}`,
});

/** The face of a profession. `spent`: it is face up and can no longer be used. */
export const professionFace = (name: Profession, spent = false): Face => ({
  id: name,
  name: `profession.${name}`,
  icon: professions[name].icon,
  text: `rule.${name}`,
  tags: [professions[name].reusable ? 'tag.reusable' : spent ? 'tag.spent' : 'tag.once'],
});

export const societyFace = (society: Society): Face => ({
  id: society,
  name: `society.${society}`,
  icon: societyIcons[society],
  text: `society.rule.${society}`,
});

/** An object, face up or to be peeked at. `ref`: its name in offers. */
export const objectCard = (kind: ObjectKind, state: CardState = 'down', ref: string | number = kind): CardLook => ({
  state,
  face: objectFace(kind),
  ref,
});

/** The face of an object or profession played into a duel. */
export const playedFace = (card: ObjectKind | Profession): Face =>
  isObject(card) ? objectFace(card) : professionFace(card, true);
