import { randomId } from './randomId';

/**
 * A value as JSON text. A `bigint` is written as the number it is, digit by digit: a number of JavaScript holds no 64
 * bits.
 *
 * @example jsonText({ siteId: 9007199254740993n }) // '{"siteId":9007199254740993}'
 * @public
 */
export function jsonText(value: unknown): string {
  let mark = '';
  const text = JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one !== 'bigint') return one;
    mark ||= randomId();
    return mark + String(one);
  });
  return mark ? text.replace(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1') : text;
}
