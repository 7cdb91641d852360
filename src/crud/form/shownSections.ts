import { matches, visibleFields, type FormMode, type Resource, type Section } from '@/schema';
import type { Values } from './useFormState';

/**
 * The sections of a form with the fields they show now; empty ones are left out. `without`: fields that say nothing
 * where it stands.
 */
export function shownSections(
  resource: Resource,
  values: Values,
  mode: FormMode,
  without: readonly string[] = [],
): Section[] {
  const visible = new Set(visibleFields(resource, values, mode));
  const shown = (name: string) =>
    visible.has(name) && !without.includes(name) && !(mode === 'create' && resource.fields[name]?.options.readOnly);
  return resource.form
    .filter((one) => matches(one.visible, values))
    .map((one) => ({ ...one, fields: one.fields.filter(shown) }))
    .filter((one) => one.fields.length > 0);
}
