import { isEmpty } from './condition';

/** The value of a filter that is turned to 'is not'. @public */
export interface NotValue {
  readonly not: unknown;
}

/**
 * Whether a filter asks for what the value is not.
 *
 * @example isNot({ not: [1, 2] }) // true; false for [1, 2]
 * @public
 */
export function isNot(value: unknown): value is NotValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).join() === 'not';
}

/**
 * The value a filter compares with, whether it asks for it or for what is not it.
 *
 * @example wantedOf({ not: 3 }) // 3, as wantedOf(3)
 * @public
 */
export function wantedOf(value: unknown): unknown {
  return isNot(value) ? value.not : value;
}

/**
 * Whether a filter asks for nothing: no value, '', an empty list, or a list of such values.
 *
 * @example isEmptyFilter([null, null]) // true; also for { not: '' }
 * @public
 */
export function isEmptyFilter(value: unknown): boolean {
  const wanted = wantedOf(value);
  return isEmpty(wanted) || (Array.isArray(wanted) && wanted.every(isEmpty));
}
