import type { CallSpec } from '../call';

/**
 * Fields that the cloud adds to a resource, for one tenant or another. They are columns that can be chosen, filters,
 * and a section of form and detail; what they may hold is checked as they say.
 *
 * @example ownFields: { call: 'GET fields', at: 'extra' }
 * @public
 */
export interface OwnFieldsSpec {
  /**
   * Answers the fields, `[{name, type, label, labelEn, required, readOnly, unit, min, max, maxLength, codes, filter,
   * sortable}]`. `type`: `text`, `number`, `int`, `boolean`, `date`, `datetime`, `enum` or `codes`; any other is a
   * text. `codes`: `['a']` or `[{code, label, labelEn}]`. Asked once in a session; where there is no such call, there
   * are no such fields.
   */
  readonly call: CallSpec;
  /** Property of a record that holds their values: `'extra'`. Default: they stand beside all others. */
  readonly at?: string;
}
