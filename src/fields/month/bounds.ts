import { rule, type Rule } from '@/schema';

/** First and last text that may be chosen, of texts that are in the order of time. */
export interface Bounds {
  readonly min?: string;
  readonly max?: string;
  readonly future?: boolean;
}

/** Rules of bounds that are texts in the order of time. */
export function boundTexts({ min, max, future }: Bounds, now: () => string): Rule[] {
  return [
    ...(min === undefined ? [] : [rule('notBefore', (value) => String(value) >= min, { min })]),
    ...(max === undefined ? [] : [rule('notAfter', (value) => String(value) <= max, { max })]),
    ...(future ? [] : [rule('notFuture', (value) => String(value) <= now())]),
  ];
}

/** A sample moved inside its bounds. */
export function insideBounds(value: string, { min, max }: Bounds): string {
  if (min !== undefined && value < min) return min;
  return max !== undefined && value > max ? max : value;
}
