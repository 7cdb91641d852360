import { matches, type AnyRecord, type Resource, type Section } from '@/schema';

/**
 * The sections of a record's page with the fields that mean something for it; empty ones are left out.
 *
 * @example detailSections(resource, record).map(({ key, fields }) => `${key}: ${fields.join(', ')}`)
 * @public
 */
export function detailSections(resource: Resource, record: AnyRecord): Section[] {
  const shown = (name: string) => {
    const field = resource.fields[name];
    return field !== undefined && !field.options.createOnly && matches(resource.when[name]?.visible, record);
  };
  return resource.detail
    .filter((one) => matches(one.visible, record))
    .map((one) => ({ ...one, fields: one.fields.filter(shown) }))
    .filter((one) => one.fields.length > 0);
}
