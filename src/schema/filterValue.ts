import { isEmpty } from './condition';

/** The value of a filter that is turned to 'is not'. @public */
export interface NotValue {
  readonly not: unknown;
}

/** Whether a filter asks for what the value is not. @public */
export function isNot(value: unknown): value is NotValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).join() === 'not';
}

/** What a filter compares with, whichever way. @public */
export function wantedOf(value: unknown): unknown {
  return isNot(value) ? value.not : value;
}

/** Whether a filter, as an address or a view may hold it, asks for nothing. @public */
export function isEmptyFilter(value: unknown): boolean {
  const wanted = wantedOf(value);
  return isEmpty(wanted) || (Array.isArray(wanted) && wanted.every(isEmpty));
}
