import { readNumberText, type DecimalMark } from './number';

/**
 * An answer of figures with its numbers that read both ways decided by what their service declares. Not for records: a
 * text of theirs may look like a number and be a name.
 *
 * @example withDecimal({ income: '1,234', time: '2026-11' }, ',') // { income: 1.234, time: '2026-11' }
 */
export function withDecimal(answer: unknown, decimal: DecimalMark | undefined): unknown {
  if (decimal === undefined) return answer;
  if (typeof answer === 'string') {
    const reading = readNumberText(answer);
    return reading.kind === 'twofold' ? reading[decimal] : answer;
  }
  if (Array.isArray(answer)) return answer.map((one) => withDecimal(one, decimal));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withDecimal(value, decimal)]));
}
