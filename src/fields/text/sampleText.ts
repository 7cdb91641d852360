import type { Rule } from '@/schema';

/** Words that sample texts are made of. */
const WORDS = ['Spring', 'North', 'Harbour', 'Meadow', 'Grid', 'Lake', 'Delta', 'Garden', 'Tower', 'Orchard'];

const shapes = (seed: number): string[] => {
  const word = WORDS[seed % WORDS.length] ?? 'Spring';
  const digits = String(seed % 1e8).padStart(8, '0');
  return [
    `${word} ${seed + 1}`,
    `${word.toLowerCase()}_${digits.slice(-5)}`,
    `${word.toLowerCase()}${seed + 1}@demo.example`,
    `+31${digits}`,
    `138${digits}`,
    `/${word.toLowerCase()}/${seed + 1}`,
    String(seed + 1),
    `${word}${digits}`,
    '1',
    'NL',
    '12:00',
    '192.168.1.10',
    `https://demo.example/${word.toLowerCase()}/${seed + 1}`,
    'aa:bb:cc:dd:ee:ff',
  ];
};

/** Longer or shorter until it fits; the number at the end stays, so that samples differ. */
function fitted(text: string, min: number, max: number): string {
  const long = text.length < min ? text + 'x'.repeat(min - text.length) : text;
  // a form takes a space at the beginning away, and what is left would be too short
  return long.length > max ? long.slice(-max).replace(/^ /, 'x') : long;
}

/** A believable text that passes the rules, the same for the same seed; the first shape when none does. */
export function sampleText(seed: number, rules: readonly Rule[], min = 0, max = Number.POSITIVE_INFINITY): string {
  const candidates = shapes(Math.abs(Math.trunc(seed))).map((one) => fitted(one, min, max));
  return candidates.find((one) => rules.every((rule) => rule.passes(one))) ?? candidates[0] ?? '';
}
