import { defaultsOf, isAsked, type FormMode, type Resource } from '@/schema';
import type { Values } from './useFormState';

/** What a form opens with: the record, or a new one's defaults under what the link that led here gives along. */
export function initialValues(resource: Resource, mode: FormMode, given: Values = {}): Values {
  if (mode === 'edit') return given;
  const asked = Object.entries(resource.fields).filter(([, field]) => isAsked(field, mode));
  const wanted = asked.filter(([name]) => given[name] !== undefined).map(([name]) => [name, given[name]]);
  return { ...defaultsOf(Object.fromEntries(asked)), ...Object.fromEntries(wanted) };
}
