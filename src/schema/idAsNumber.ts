const INTEGER = /^-?(?:0|[1-9]\d{0,39})$/;

/**
 * An id as the number it is sent as, digit by digit: a `bigint` where a number of JavaScript has too few of them. An id
 * that is no number stays the text it is.
 *
 * @example idAsNumber('9007199254740993') // 9007199254740993n
 * @public
 */
export function idAsNumber(id: string): string | number | bigint {
  if (!INTEGER.test(id) || id === '-0') return id;
  return Number.isSafeInteger(Number(id)) ? Number(id) : BigInt(id);
}
