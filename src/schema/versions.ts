import type { CallSpec } from './call';
import type { KeyOf } from './field';

/** What a version that is typed had changed of the last month. @public */
export interface EffectSpec {
  /**
   * Asked with the version as it would be sent and `item`, the name of the resource. Answers `{month, currency, lines:
   * [{line, unit, quantity, current, next}], current, next}`: amounts at the prices of today and at those that are
   * typed. Words of a line: `resources.<name>.effect.<line>`. A backend without it leaves the form as it is.
   *
   * @example effect: { call: 'POST effect' }
   */
  readonly call: CallSpec;
  /**
   * Report that shows what the quantities are made of, for the same record and month.
   *
   * @example inputs: 'contract/bill'
   */
  readonly inputs?: string;
}

/**
 * Records with a current version, at most one reserved version that takes over on its day, and those that were: prices,
 * agreements (spec 03 §7). The page of a record then shows and changes its versions. Every call is
 * sent the value of `of`. Permission codes: `edit`, `reserve` (also to edit the reserved one) and `cancel`.
 *
 * @public
 */
export interface VersionsSpec<F> {
  /** Field that says whose versions these are: the depot. */
  readonly of: KeyOf<F>;
  /** Date field from which a version holds, 00:00 by the clock of the site. */
  readonly effective: KeyOf<F>;
  readonly current: { readonly detail: CallSpec; readonly edit?: CallSpec };
  /** `create` reserves; without it `edit` does. `detail` answers nothing while nothing is reserved. */
  readonly reserved: {
    readonly detail: CallSpec;
    readonly create?: CallSpec;
    readonly edit: CallSpec;
    readonly cancel?: CallSpec;
  };
  /** Versions that were: a list or a page of records. */
  readonly history?: CallSpec;
  /** Answers the first month that may be reserved: `2026-12`, or `{firstMonth}`. Default: the next one. */
  readonly firstMonth?: CallSpec;
  /** Shown in the form of a version, before it is saved. */
  readonly effect?: EffectSpec;
}

/** The same when the fields are not known. @public */
export type AnyVersions = VersionsSpec<Readonly<Record<string, unknown>>>;
