import { isEditable, type Field, type Resource } from '@/schema';
import { isWritten } from './differs';
import { specFields, type SpecField } from './specification';

const LENGTH = /^(?:long)?text\((\d+)\)/;
const CODES = /^enum(?: multi)?: (.+)$/;

/** The codes of `0 notActivated / 1 active`, `draft / registered`; undefined where they stand elsewhere. */
function codesOf(type: string): string[] | undefined {
  const [, list = ''] = CODES.exec(type) ?? [];
  const codes = list.split(' / ').map((one) => one.trim().split(/[ ,;]/)[0] ?? '');
  return list.includes(' / ') && !/\b(?:below|as|from)\b/.test(list) ? codes : undefined;
}

/** The longest text of a field; undefined when that is not said. */
function lengthOf(type: string): number | undefined {
  const found = LENGTH.exec(type)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** What one field says other than a row of its table, by what it is about. */
function differencesOf(
  resource: Resource,
  name: string,
  field: Field,
  spec: SpecField,
): Readonly<Record<string, string>> {
  const { options } = field;
  const values: unknown = Reflect.get(options, 'values');
  const max: unknown = Reflect.get(options, 'max');
  const codes = codesOf(spec.type);
  const length = lengthOf(spec.type);
  const inForm = resource.form.some((section) => section.fields.includes(name));
  const editable =
    inForm &&
    (isEditable(field, 'create') || isEditable(field, 'edit')) &&
    Boolean(resource.call('create') ?? resource.call('edit'));
  // what only offers choices is no list
  const listed = resource.call('page') !== undefined && resource.call('detail') !== undefined;
  const conditional = resource.when[name]?.required !== undefined;
  const found: Record<string, string> = {};
  if (codes && Array.isArray(values) && [...codes].sort().join() !== values.map(String).sort().join())
    found.codes = `its codes are ${codes.join(', ')}`;
  if (length !== undefined && field.type.name === 'text' && editable && max !== length)
    found.max = `at most ${length} characters`;
  if (editable && spec.required === 'Y' && !field.required && !conditional) found.required = 'required';
  if (editable && spec.required === '-' && field.required) found.required = 'not required';
  if (editable && spec.required === 'auto') found.editable = 'set by the system, never asked';
  if (
    listed &&
    spec.filter &&
    ![...resource.filters.map((one) => one.field), ...(resource.search?.in ?? [])].includes(name)
  )
    found.filter = 'a filter of the list';
  if (listed && spec.list && !resource.columns.some((one) => one.field === name)) found.column = 'a column of the list';
  return found;
}

/**
 * What the fields of a resource say other than the tables of its calls. Where several tables have a field, one must
 * agree.
 */
export function ruleProblems(resource: Resource, tables: readonly string[]): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const rows = tables
      .flatMap((table) => specFields.get(table) ?? [])
      .filter((row) => row.name === (field.options.wire ?? name) && !row.type.startsWith('shown'));
    const all = rows.map((row) => ({ row, found: differencesOf(resource, name, field, row) }));
    if (all.length === 0 || all.some(({ found }) => Object.keys(found).length === 0)) return [];
    return all.slice(0, 1).flatMap(({ row, found }) =>
      Object.entries(found)
        .filter(([what]) => !isWritten(resource.name, what, name))
        .map(([what, says]) => `fields.${name} (${what}): ${row.table} says ${says} (${row.type}).`),
    );
  });
}
