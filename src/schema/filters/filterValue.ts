import { isEmpty } from '../condition';
import type { Field } from '../field';
import type { Filter } from '../list';

/** The value of a filter that is turned to 'is not'. @public */
export interface NotValue {
  readonly not: unknown;
}

/** The value of a filter that asks whether there is a value: `{ empty: true }` for none, `{ empty: false }` for any. */
export interface EmptyTest {
  readonly empty: boolean;
}

/** A filter's own object of one property, which no value of a field is. */
const hasOnly = (value: unknown, name: string): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).join() === name;

/**
 * Whether a filter asks for what the value is not.
 *
 * @example isNot({ not: [1, 2] }) // true; false for [1, 2]
 * @public
 */
export function isNot(value: unknown): value is NotValue {
  return hasOnly(value, 'not');
}

/** Whether a filter asks for an empty value, or for any but an empty one. */
export function isEmptyTest(value: unknown): value is EmptyTest {
  return hasOnly(value, 'empty') && typeof Reflect.get(value, 'empty') === 'boolean';
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

/** Whether a field has one value of several that can be chosen, so that a list of values is any of them. */
export const isChosen = ({ type }: Field): boolean => type.traits?.several === true;

/** Whether the values of a field have an order, so that a list of two is from and to. */
export const isOrdered = ({ type: { traits, byPart, write } }: Field): boolean =>
  !traits?.unordered && !byPart && !write && (traits?.measured ?? traits?.calendar !== undefined);

/**
 * Whether a filter compares otherwise than its call takes: whether there is a value, what it is not, several values or
 * two ends where the call takes one. The records are looked through here then, or asked for value by value.
 */
export function comparesOtherwise(field: Field, { as, many, not }: Filter, value: unknown): boolean {
  if (isEmptyTest(value) || (isNot(value) && not === undefined)) return true;
  return !as && !many && Array.isArray(wantedOf(value)) && (isChosen(field) || isOrdered(field));
}
