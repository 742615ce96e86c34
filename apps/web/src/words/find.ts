/** A text as it is searched: lower case, without accents. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has all the words that somebody has typed: whoever types “lea” finds Léa. */
export function finding(wanted: string): (text: string) => boolean {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  return (text) => {
    const said = bare(text);
    return words.every((it) => said.includes(it));
  };
}
