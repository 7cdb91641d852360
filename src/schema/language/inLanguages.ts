import { wireName } from '../codec';
import type { Field, Fields } from '../field';
import type { Resource } from '../resource';
import { nameSuffix } from './names';

/** A field of one more language, and the field it is the same as. */
export interface AddedName {
  readonly name: string;
  readonly of: string;
  readonly code: string;
}

/** Not asked for and not required: a cloud may have nothing in the language. */
function inLanguage(field: Field, wire: string, code: string): Field {
  const aliases = wire.startsWith('name') ? [`names.${code}`] : [];
  const options = { ...field.options, wire, aliases, required: false, default: undefined };
  return { ...field, required: false, options };
}

/** Behind each English field those of other languages. */
const behind = (names: readonly string[], added: readonly AddedName[]): string[] =>
  names.flatMap((name) => [name, ...added.filter(({ of }) => `${of}En` === name).map((one) => one.name)]);

/** The fields that a resource keeps in two languages, each once more in every other that the cloud keeps. */
export function addedNames({ fields }: Resource, codes: readonly string[]): AddedName[] {
  return Object.keys(fields)
    .filter((name) => Object.hasOwn(fields, `${name}En`))
    .flatMap((of) => codes.map((code) => ({ name: of + nameSuffix(code), of, code })))
    .filter(({ name }) => !Object.hasOwn(fields, name));
}

/**
 * A resource with fields for the languages in which its cloud keeps names besides its usual two: where there is `name`
 * and `nameEn` there is `nameDe`, too, never required. Console and reference backend use the same function. The same
 * object where nothing is added.
 *
 * @example inLanguages(menu, ['de']).fields.nameDe
 * @public
 */
export function inLanguages(resource: Resource, codes: readonly string[]): Resource {
  const { fields, recordTitle, form, detail, columns, when } = resource;
  const added = addedNames(resource, codes);
  const titles = codes.flatMap((code) => {
    const name = recordTitle + nameSuffix(code);
    const isThere = Object.hasOwn(fields, name) || added.some((one) => one.name === name);
    return isThere ? [[code, name] as const] : [];
  });
  if (added.length === 0 && titles.length === 0) return resource;
  const more: Fields = Object.fromEntries(
    added.flatMap(({ name, of, code }) => {
      const english = fields[`${of}En`];
      if (!english) return [];
      const wire = wireName(`${of}En`, english.options).replace(/En$/, '') + nameSuffix(code);
      return [[name, inLanguage(english, wire, code)]];
    }),
  );
  const conditions = added.flatMap(({ name, of }) => {
    const english = when[`${of}En`];
    return english ? [[name, { ...english, required: undefined }] as const] : [];
  });
  const shown = new Set(columns.map(({ field }) => field));
  return {
    ...resource,
    fields: { ...fields, ...more },
    recordTitles: Object.fromEntries(titles),
    columns: columns.flatMap((column) => [
      column,
      ...added
        .filter(({ of, name }) => `${of}En` === column.field && !shown.has(name))
        .map(({ name }) => ({ field: name, hidden: true })),
    ]),
    form: form.map((section) => ({ ...section, fields: behind(section.fields, added) })),
    detail: detail.map((section) => ({ ...section, fields: behind(section.fields, added) })),
    when: { ...when, ...Object.fromEntries(conditions) },
    ...(resource.import?.fields && {
      import: { ...resource.import, fields: behind(resource.import.fields, added) },
    }),
  };
}
