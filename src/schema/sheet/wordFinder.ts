/** The values a person may mean by a word; several when the word is not enough to tell them apart. @public */
export type FindWord = (text: string) => readonly unknown[];

/** Words alike for a person: width, case and white space make no difference. */
export function normalWord(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * A finder over pairs of a word and what it stands for. A word as it is spelled comes before one that differs in case
 * or width: 'Gateway' may be the word of one code while 'gateway' is another. It gives all values of a word, none for
 * an unknown one.
 *
 * @example wordFinder([['On', 1], ['Off', 0]])('on') // [1]
 * @public
 */
export function wordFinder(pairs: Iterable<readonly [word: string | undefined, value: unknown]>): FindWord {
  const known = new Map<string, Set<unknown>>();
  const spelled = new Map<string, Set<unknown>>();
  const learn = (map: Map<string, Set<unknown>>, key: string, value: unknown) =>
    map.set(key, (map.get(key) ?? new Set()).add(value));
  for (const [word = '', value] of pairs) {
    const key = normalWord(word);
    if (key === '') continue;
    learn(known, key, value);
    learn(spelled, word.trim(), value);
  }
  return (text) => [...(spelled.get(text.trim()) ?? known.get(normalWord(text)) ?? [])];
}
