import { defaultsOf, isEditable, type FormMode, type Resource } from '@/schema';
import type { Values } from './useFormState';

/** What a form opens with: the record, or a new one's defaults under what the link that led here gives along. */
export function initialValues(resource: Resource, mode: FormMode, given: Values = {}): Values {
  if (mode === 'edit') return given;
  const editable = Object.entries(resource.fields).filter(([, field]) => isEditable(field, mode));
  const wanted = editable.filter(([name]) => given[name] !== undefined).map(([name]) => [name, given[name]]);
  return { ...defaultsOf(Object.fromEntries(editable)), ...Object.fromEntries(wanted) };
}
