import { foldText } from '@/schema';

/** One letter as searches compare it; of letters that become several, the first. */
const fold = (letter: string): string => foldText(letter)[0] ?? letter;

/** A text as folded letters, one for each code point. */
export function folded(text: string): string[] {
  return Array.from(text, fold);
}

/** Where letters of a text were found (code points), and how well: more is better. */
export interface Found {
  readonly score: number;
  readonly at: readonly number[];
  /** Letters apart, not all of them initials: a guess. */
  readonly loose?: true;
}

const isStart = (text: readonly string[], at: number) => at === 0 || /[\s/\-_·.,:(（]/.test(text[at - 1] ?? '');

const range = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

function asPart(text: readonly string[], part: readonly string[]): Found | undefined {
  let best: Found | undefined;
  for (let at = 0; at + part.length <= text.length; at += 1) {
    if (!part.every((letter, index) => text[at + index] === letter)) continue;
    const score = at > 0 ? (isStart(text, at) ? 70 : 50) : text.length === part.length ? 100 : 85;
    if (!best || score > best.score) best = { score, at: range(at, part.length) };
  }
  return best;
}

/** The letters in their order, with others between them: initials count more. */
function scattered(text: readonly string[], part: readonly string[]): Found | undefined {
  const at: number[] = [];
  let from = 0;
  for (const letter of part) {
    const start = text.findIndex((one, index) => index >= from && one === letter && isStart(text, index));
    const next = start >= 0 ? start : text.indexOf(letter, from);
    if (next < 0) return undefined;
    at.push(next);
    from = next + 1;
  }
  const starts = at.filter((index) => isStart(text, index)).length;
  if (starts * 2 < at.length) return undefined;
  return { score: 10 + (20 * starts) / at.length, at, ...(starts < at.length && { loose: true }) };
}

/**
 * Looks for a part of a text: the whole, its beginning, the beginning of a word, anywhere, and last the letters apart
 * with at least every second at the beginning of a word ('om' in 'Operation module').
 *
 * @param text of `folded`
 * @param part of `folded`
 */
export function findText(text: readonly string[], part: readonly string[]): Found | undefined {
  return asPart(text, part) ?? (part.length > 1 ? scattered(text, part) : undefined);
}
