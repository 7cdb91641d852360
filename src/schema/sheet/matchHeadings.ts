import { normalWord } from './wordFinder';

/** A field with every name it may have in a sheet: labels of all languages, its own name, its wire names. @public */
export interface NamedField {
  readonly name: string;
  readonly names: readonly string[];
}

/** Columns of a sheet by place: the field each one fills, or none. */
export type Mapping = readonly (string | null)[];

/** Least likeness of a heading and a name that is taken for the same. */
const ALIKE = 0.72;

/** A heading is not longer; of what is, only the beginning counts. */
const LONGEST = 100;

/** Letters and digits of a heading; required marks, units in brackets and punctuation do not count. */
export function bareHeading(text: string): string {
  const word = normalWord(text.slice(0, LONGEST));
  const bare = word.replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, ' ');
  return (/[\p{L}\p{N}]/u.test(bare) ? bare : word).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A text with the pairs of neighbouring letters it has, and how often. */
interface Paired {
  readonly text: string;
  readonly pairs: ReadonlyMap<string, number>;
  readonly count: number;
}

function paired(text: string): Paired {
  const letters = [...text];
  const list = letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
  const pairs = new Map<string, number>();
  for (const pair of list) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  return { text, pairs, count: list.length };
}

/**
 * Share of the pairs of neighbouring letters that two texts have in common, 0 to 1; 0 where their lengths alone keep
 * them apart.
 */
function likeness(a: Paired, b: Paired): number {
  if (a.text === '' || b.text === '') return 0;
  if (a.text === b.text) return 1;
  const total = a.count + b.count;
  if ((2 * Math.min(a.count, b.count)) / total < ALIKE) return 0;
  let common = 0;
  for (const [pair, count] of a.pairs) common += Math.min(count, b.pairs.get(pair) ?? 0);
  return (2 * common) / total;
}

/**
 * Which column fills which field: exact names first, then the most alike, each field and column once. `null` for a
 * column that fits none.
 *
 * @example matchHeadings(['Name *', 'Remark'], [{ name: 'title', names: ['Name'] }]) // ['title', null]
 * @public
 */
export function matchHeadings(headings: readonly string[], fields: readonly NamedField[]): Mapping {
  const bare = headings.map((one) => paired(bareHeading(one)));
  const scores = fields.flatMap(({ name, names }) => {
    const own = names.map((one) => paired(bareHeading(one)));
    return bare.map((heading, column) => ({
      name,
      column,
      score: Math.max(0, ...own.map((one) => likeness(heading, one))),
    }));
  });
  const mapping: (string | null)[] = headings.map(() => null);
  const taken = new Set<string>();
  for (const { name, column } of scores.filter((one) => one.score >= ALIKE).sort((a, b) => b.score - a.score)) {
    if (taken.has(name) || mapping[column]) continue;
    mapping[column] = name;
    taken.add(name);
  }
  return mapping;
}

/**
 * The row that most looks like headings among the first ones: most columns matched, else most words, each counted once.
 */
export function findHeaderRow(
  rows: readonly (readonly unknown[])[],
  fields: readonly NamedField[],
  among = 10,
): number {
  const score = (row: readonly unknown[]) => {
    const texts = row.map((cell) => (typeof cell === 'string' ? cell : ''));
    const matched = matchHeadings(texts, fields).filter(Boolean).length;
    return matched * 1000 + new Set(texts.filter((text) => /\p{L}/u.test(text))).size;
  };
  const scores = rows.slice(0, among).map(score);
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}
