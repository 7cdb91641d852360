import type { CallSpec } from './call';
import type { KeyOf } from './field';

/**
 * Records with a current version, at most one reserved version that takes over on its day, and those that were: prices, agreements
 * (spec 03 §7, contract energy). The page of a record then shows and changes its versions. Every call is sent the value of `of`.
 * Permission codes: `edit`, `reserve` (also to edit the reserved one) and `cancel`.
 */
export interface VersionsSpec<F> {
  /** Field that says whose versions these are: the station. */
  readonly of: KeyOf<F>;
  /** Date field from which a version holds, 00:00 by the clock of the site. */
  readonly effective: KeyOf<F>;
  readonly current: { readonly detail: CallSpec; readonly edit?: CallSpec };
  /** `create` reserves; without it `edit` does. `detail` answers nothing while nothing is reserved. */
  readonly reserved: { readonly detail: CallSpec; readonly create?: CallSpec; readonly edit: CallSpec; readonly cancel?: CallSpec };
  /** Versions that were: a list or a page of records. */
  readonly history?: CallSpec;
  /** Answers the first month that may be reserved: `2026-12`, or `{firstMonth}`. Default: the next one. */
  readonly firstMonth?: CallSpec;
}

/** The same when the fields are not known. */
export type AnyVersions = VersionsSpec<Readonly<Record<string, unknown>>>;
