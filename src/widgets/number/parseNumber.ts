/** Digits, sign and point of a Chinese keyboard as the ones everybody computes with. */
const toHalfWidth = (text: string): string =>
  text.replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/[\uff0e\u3002]/g, '.').replace(/[\uff0d\u2212]/g, '-').replace(/\uff0b/g, '+');

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * What was typed, as a value: a number, `null` for nothing, or the text itself when it is no number (yet):
 * '-' and '1,5' stay as they are, and the field's rule refuses them.
 */
export function parseNumber(typed: string): number | string | null {
  const text = toHalfWidth(typed).trim();
  if (text === '') return null;
  return NUMBER.test(text) ? Number(text) : typed;
}
