import { supporters } from '../cards/index.ts';
import type { FaceId } from '../cards/print.ts';
import type { AnyQuestion, AnySupporter } from '../cards/supporter.ts';
import type { QuestionName } from '../state.ts';

const byFace: ReadonlyMap<FaceId, AnySupporter> = new Map(supporters.map((it) => [it.id, it]));

/** The Supporter with this face. @throws RangeError when there is none */
export function supporter(face: FaceId): AnySupporter {
  const found = byFace.get(face);
  if (!found) throw new RangeError(`there is no Supporter ${face}`);
  return found;
}

/** The ability of a Supporter at this table; Villagers have none. */
export function abilityOf(face: FaceId, abilities: 'house' | 'mystic_only'): AnySupporter['ability'] {
  const { ability } = supporter(face);
  return abilities === 'house' || ability?.printed ? ability : undefined;
}

/** The questions of all abilities, keyed by the names of their phases. */
export const questions: { readonly [name: QuestionName]: AnyQuestion } = Object.fromEntries(
  supporters.flatMap(({ ability }) => Object.entries(ability?.questions ?? {})),
);

/** The deck for this number of Contenders: 24 cards, or 36 for five or more. */
export const deckFor = (seats: number): FaceId[] =>
  supporters.flatMap(({ id, copies }) => Array<FaceId>(copies[seats > 4 ? 1 : 0]).fill(id));
