import { visibleFields, type AnyValues, type Resource } from '@/schema';
import { sameValue } from '../form/sameValue';

/**
 * Fields in which two versions differ, in the order of the form; what a form sets besides (its first day) is named in
 * `without`.
 */
export function changedFields(
  resource: Resource,
  before: AnyValues,
  after: AnyValues,
  without: readonly string[] = [],
): string[] {
  const shown = new Set([...visibleFields(resource, before, 'edit'), ...visibleFields(resource, after, 'edit')]);
  return resource.form
    .flatMap((one) => one.fields)
    .filter((name) => shown.has(name) && !without.includes(name) && !sameValue(before[name], after[name]));
}
