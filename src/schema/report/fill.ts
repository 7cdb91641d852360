import type { Fields, KeyOf } from '../field';

/**
 * A figure of another report over the last whole year, of the record that is taken from; in the unit of its measure.
 *
 * @public
 */
export interface LastYear {
  readonly report: string;
  readonly measure: string;
}

/** A field of the version in force that belongs to the record. @public */
export interface InForce {
  readonly resource: string;
  readonly field: string;
}

/** Where a value comes from. A text is a field of the record itself. @public */
export type FillPart = string | LastYear | InForce;

/** One value divided by others; a share of a percent parameter counts as percent. @public */
export interface Ratio {
  readonly of: FillPart;
  readonly per: readonly (FillPart | number)[];
}

/** What a calculator takes from a record that somebody chooses, for inputs in which nobody has typed. @public */
export interface FillSpec<P> {
  /** Name of the resource: `'stock/depot'`. */
  readonly from: string;
  /**
   * What each input takes: a field of the record, `lastYear(…)`, `inForce(…)` or a `ratio(…)` of these. What is
   * nothing, breaks the rules of the input or is in another currency is not taken, and said.
   */
  readonly values: { readonly [K in KeyOf<P>]?: FillPart | Ratio };
}

/** How a table of slots is filled, of whatever kind. @public */
export type AnyFill = FillSpec<Fields>;

/**
 * A figure of another report over the last whole year, of the record that is taken from; in the unit of its measure.
 *
 * @example lastYear('stock/sales', 'equivalentHours')
 * @public
 */
export const lastYear = (report: string, measure: string): LastYear => ({ report, measure });

/**
 * A field of the version in force that belongs to the record.
 *
 * @example inForce('contract/depot-price', 'templateId')
 * @public
 */
export const inForce = (resource: string, field: string): InForce => ({ resource, field });

/**
 * The first value divided by all others. Each is a field of the record, `lastYear(…)` or `inForce(…)`; a divisor may be
 * a number.
 *
 * @example ratio('shelfPower', 'shelfCount')
 * @public
 */
export const ratio = (of: FillPart, ...per: readonly (FillPart | number)[]): Ratio => ({ of, per });
