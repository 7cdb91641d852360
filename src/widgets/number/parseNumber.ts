import { plainFigures } from '@/schema/internal';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * What was typed, as a value: a number, `null` for nothing, or the text itself when it is no number (yet):
 * '-' and '1,5' stay as they are, and the field's rule refuses them.
 */
export function parseNumber(typed: string): number | string | null {
  const text = plainFigures(typed);
  if (text === '') return null;
  return NUMBER.test(text) ? Number(text) : typed;
}
