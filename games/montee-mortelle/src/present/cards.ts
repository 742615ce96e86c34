import type { CardLook, CardState, Face } from '@masque/core';
import { recordOf } from '@masque/mechanics';
import {
  isObject,
  kinds,
  objects,
  professionNames,
  professions,
  societies,
  societyIcons,
  type ObjectKind,
  type Profession,
  type Society,
} from '../cards/index.ts';

const objectFaces = recordOf(kinds, (kind): Face => ({
  id: kind,
  name: `object.${kind}`,
  icon: objects[kind].icon,
  text: `rule.${kind}`,
}));

/** The face of an object: like all faces, the same object for everybody who sees it. */
export const objectFace = (kind: ObjectKind): Face => objectFaces[kind];

const printed = (name: Profession, spent: boolean): Face => ({
  id: name,
  name: `profession.${name}`,
  icon: professions[name].icon,
  text: `rule.${name}`,
  tags: [professions[name].reusable ? 'tag.reusable' : spent ? 'tag.spent' : 'tag.once'],
});

const professionFaces = recordOf(professionNames, (name) => ({
  fresh: printed(name, false),
  spent: printed(name, true),
}));

/** The face of a profession. `spent`: it is face up and can no longer be used. */
export const professionFace = (name: Profession, spent = false): Face =>
  professionFaces[name][spent ? 'spent' : 'fresh'];

const societyFaces = recordOf(societies, (society): Face => ({
  id: society,
  name: `society.${society}`,
  icon: societyIcons[society],
  text: `society.rule.${society}`,
}));

export const societyFace = (society: Society): Face => societyFaces[society];

/** An object, face up or to be peeked at. `ref`: its name in offers. */
export const objectCard = (kind: ObjectKind, state: CardState = 'down', ref: string | number = kind): CardLook => ({
  state,
  face: objectFace(kind),
  ref,
});

/** The face of an object or profession played into a duel. */
export const playedFace = (card: ObjectKind | Profession): Face =>
  isObject(card) ? objectFace(card) : professionFace(card, true);
