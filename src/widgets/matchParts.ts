import { foldText } from '@/schema';

export interface TextPart {
  readonly text: string;
  /** It is what was searched for. */
  readonly found: boolean;
}

/** A text cut at every place that holds the searched one, whatever the case and accents. */
export function matchParts(text: string, query: string): TextPart[] {
  const wanted = foldText(query);
  if (wanted === '') return [{ text, found: false }];
  const letters = [...text];
  const folded = letters.map((letter) => (/\s/.test(letter) ? ' ' : foldText(letter)));
  /** The letter each sign of the folded text comes from: one may fold into several, or into none. */
  const from = folded.flatMap((signs, place) => Array.from({ length: signs.length }, () => place));
  const whole = folded.join('');
  const parts: TextPart[] = [];
  const add = (begin: number, end: number, found: boolean) => {
    if (end > begin) parts.push({ text: letters.slice(begin, end).join(''), found });
  };
  let done = 0;
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) {
    const begin = Math.max(done, from[at] ?? 0);
    const last = from[at + wanted.length - 1] ?? begin;
    add(done, begin, false);
    done = Math.max(last + 1, from[at + wanted.length] ?? letters.length);
    add(begin, done, true);
  }
  add(done, letters.length, false);
  return parts;
}
