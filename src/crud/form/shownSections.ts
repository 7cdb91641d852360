import { matches, visibleFields, type FormMode, type Resource, type Section } from '@/schema';
import type { Values } from './useFormState';

/** The sections of a form with the fields they show now; empty ones are left out. */
export function shownSections(resource: Resource, values: Values, mode: FormMode): Section[] {
  const visible = new Set(visibleFields(resource, values, mode));
  const shown = (name: string) => visible.has(name) && !(mode === 'create' && resource.fields[name]?.options.readOnly);
  return resource.form
    .filter((one) => matches(one.visible, values))
    .map((one) => ({ ...one, fields: one.fields.filter(shown) }))
    .filter((one) => one.fields.length > 0);
}
