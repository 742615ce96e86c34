import type { Language } from '@masque/core';

/** A voice of the device, reduced to what is needed here. */
export type Voice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService' | 'default'>;

/** The voices that speak a language, those that need no network first. */
export const voicesFor = <V extends Voice>(voices: readonly V[], language: Language): readonly V[] =>
  voices
    .filter(({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === language)
    .sort((a, b) => Number(b.localService) - Number(a.localService) || Number(b.default) - Number(a.default));

/** The voice chosen for a language, or else the first that speaks it. */
export const voiceFor = <V extends Voice>(
  voices: readonly V[],
  language: Language,
  chosen: string | undefined,
): V | undefined => {
  const speaking = voicesFor(voices, language);
  return speaking.find(({ voiceURI }) => voiceURI === chosen) ?? speaking[0];
};
