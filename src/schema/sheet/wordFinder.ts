/** The values a person may mean by a word; several when the word is not enough to tell them apart. */
export type FindWord = (text: string) => readonly unknown[];

/** Words alike for a person: width, case and white space make no difference. */
export function normalWord(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A finder over pairs of a word and what it stands for. */
export function wordFinder(pairs: Iterable<readonly [word: string | undefined, value: unknown]>): FindWord {
  const known = new Map<string, Set<unknown>>();
  for (const [word, value] of pairs) {
    const key = normalWord(word ?? '');
    if (key === '') continue;
    const values = known.get(key) ?? new Set();
    known.set(key, values.add(value));
  }
  return (text) => [...(known.get(normalWord(text)) ?? [])];
}
