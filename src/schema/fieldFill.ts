import type { CallSpec } from './call';

/**
 * Where a field that is empty finds its value once another one of its form is chosen: the time zone of a country.
 *
 * @public
 */
export interface FieldFill {
  /** The field that is chosen: `'countryCode'`. */
  readonly by: string;
  /** Call that answers a list with an object for each choice of that field. */
  readonly call: CallSpec;
  /** Property of them that holds the choice. Default `code`. */
  readonly key?: string;
  /** Property of them that holds the value. */
  readonly part: string;
}
