/** All professions, in the order of the guide. */
export const professionNames = [
  'bodyguard', 'clairvoyant', 'diplomat', 'doctor', 'duelist', 'grandMaster', 'hypnotist', 'poisonMixer', 'priest', 'thug',
] as const; // prettier-ignore

export type Profession = (typeof professionNames)[number];

/** Secrets of this kind may stand in for each other. */
export const PROFESSION = 'profession';
