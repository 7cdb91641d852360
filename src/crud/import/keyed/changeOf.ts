import { cleanValue, isEditable, validate, type AnyRecord, type Resource, type ValidationError } from '@/schema';
import { sameValue } from '../../form/sameValue';
import type { KnownRecords } from './knownRecords';

/** What a row does to the records: a new one, a change, or nothing because the record says the same. */
export type RowKind = 'created' | 'changed' | 'same';

/** What a row says of a record that exists. */
export interface Change {
  readonly record: AnyRecord;
  /** What the file has and the record has otherwise, by field. */
  readonly values: Readonly<Record<string, unknown>>;
}

interface Keyed {
  /** The record that the row changes; undefined for a new one. */
  readonly record?: AnyRecord;
  /** Why nobody can say what the row does. */
  readonly problem?: ValidationError;
}

/** The record a key names, or why none can be named: nothing is guessed. */
export function recordOf(known: KnownRecords, value: unknown): Keyed {
  const found = known.of(value);
  if (!found) return { problem: { rule: 'sheetNotLooked' } };
  const [record, other] = found;
  if (other) return { problem: { rule: 'sheetManyRecords', args: { count: found.length } } };
  if (record && !known.mayEdit(record)) return { problem: { rule: 'sheetNoEdit' } };
  return record ? { record } : {};
}

/**
 * What a row changes in its record, with what is wrong with that by the rules of the edit form. Only what the file says
 * is looked at: the list may leave out what the record has besides.
 *
 * @param given what the cells of the row say; empty cells say nothing
 */
export function changeOf(
  { fields, ...resource }: Resource,
  record: AnyRecord,
  given: Readonly<Record<string, unknown>>,
): { readonly change: Change; readonly problems: Readonly<Record<string, ValidationError>> } {
  const problems: Record<string, ValidationError> = {};
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = fields[name];
    if (!field || sameValue(cleanValue(field, record[name]), cleanValue(field, value))) continue;
    if (isEditable(field, 'edit')) values[name] = value;
    else problems[name] = { rule: 'sheetFixed' };
  }
  const after = { ...record, ...values };
  for (const [path, error] of Object.entries(validate({ ...resource, fields }, after, 'edit'))) {
    const name = path.split('.')[0] ?? path;
    if (name in values) problems[name] ??= error;
  }
  return { change: { record, values }, problems };
}
