import type { AnyRecord } from '@/schema';

/** Length of `start` and of the space after it, where a text begins with these words; Chinese has no such space. */
function lengthOfStart(text: string, start = ''): number {
  if (start === '' || text === start || !text.startsWith(start)) return 0;
  if (text[start.length] === ' ') return start.length + 1;
  return /\p{Script=Han}$/u.test(start) ? start.length : 0;
}

/** Length of the words of another field beside it that a text begins with: of a device named after its site. */
export function saidBeside(text: string, name: string, record: AnyRecord, shown: readonly string[]): number {
  const known = record.$texts;
  if (!known) return 0;
  return Math.max(0, ...shown.filter((other) => other !== name).map((other) => lengthOfStart(text, known[other])));
}
