import { fieldsIn } from './condition';
import type { Field, Fields } from './field';
import type { Section } from './form';
import type { Resource } from './resource';

/** What a code may be wanted for. @public */
export type FieldUse = 'see' | 'change';

/**
 * The permission code a field needs for a use; undefined where it needs none of its own.
 *
 * @example fieldCode(money({ permission: { see: 'cost' } }), 'see') // 'cost'
 * @public
 */
export const fieldCode = ({ options }: Field, use: FieldUse): string | undefined => options.permission?.[use];

/** Whether a field names a code at all; asked for every row that is answered. */
const coded = new WeakMap<Resource, boolean>();

function hasCodes(resource: Resource): boolean {
  const known =
    coded.get(resource) ??
    Object.values<Field>(resource.fields).some(({ options }) => options.permission !== undefined);
  coded.set(resource, known);
  return known;
}

/** Sections with what is left of them; one that is left empty goes. */
function sectionsWith(sections: readonly Section[], seen: (name: string) => boolean): Section[] {
  return sections.map((one) => ({ ...one, fields: one.fields.filter(seen) })).filter((one) => one.fields.length > 0);
}

/** A field that a person may see and not change is as one the system sets: shown, never asked, never sent. */
const readOnly = (field: Field): Field => ({
  ...field,
  required: false,
  options: { ...field.options, required: false, readOnly: true },
});

/**
 * A resource as a user may see it: fields he may not see are not there at all (columns, filters, search, order,
 * sections, forms, sheets, cells to edit), those he may not change are read-only. Console and reference backend use the
 * same function, so that what is hidden is not answered either. The same object when nothing is taken away.
 *
 * @param may asked only for fields that name a code for the use
 * @example restrictFields(device, (code) => codes.has(code)).fields
 * @public
 */
export function restrictFields(resource: Resource, may: (code: string) => boolean): Resource {
  if (!hasCodes(resource)) return resource;
  const lacks = (field: Field, use: FieldUse): boolean => {
    const code = fieldCode(field, use);
    return code !== undefined && !may(code);
  };
  const entries = Object.entries<Field>(resource.fields);
  const unseen: Fields = Object.fromEntries(entries.filter(([, field]) => lacks(field, 'see')));
  const fixed = new Set(
    entries.flatMap(([name, field]) => (lacks(field, 'change') && !field.options.readOnly ? [name] : [])),
  );
  if (Object.keys(unseen).length === 0 && fixed.size === 0) return resource;
  const seen = (name: string) => !Object.hasOwn(unseen, name);
  const changed = (name: string) => seen(name) && !fixed.has(name);
  const fields = Object.fromEntries(
    entries.filter(([name]) => seen(name)).map(([name, field]) => [name, fixed.has(name) ? readOnly(field) : field]),
  );
  const { search, sort, tone, expand } = resource;
  const places = search?.in.filter(seen) ?? [];
  return {
    ...resource,
    fields,
    unseen: { ...resource.unseen, ...unseen },
    columns: resource.columns.filter(({ field }) => seen(field)),
    filters: resource.filters.filter(({ field }) => seen(field)),
    search: search && places.length > 0 ? { ...search, in: places } : undefined,
    sort: sort && seen(sort.field) ? sort : undefined,
    inline: resource.inline.filter(changed),
    bulk: resource.bulk.filter(changed),
    ...(tone && {
      tone: Object.fromEntries(Object.entries(tone).filter(([, rule]) => fieldsIn(rule).every(seen))),
    }),
    ...(expand?.fields && { expand: { fields: expand.fields.filter(seen) } }),
    form: sectionsWith(resource.form, seen),
    detail: sectionsWith(resource.detail, seen),
    import: resource.import && {
      ...resource.import,
      ...(resource.import.fields && { fields: resource.import.fields.filter(changed) }),
    },
  };
}
