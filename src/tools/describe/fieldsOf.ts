import {
  isEditable,
  rulesOf,
  wireName,
  type Field,
  type Fields,
  type Resource,
  type Rule,
  typeOptions,
  importFields,
} from '@/schema';

export type FieldPlace = 'list' | 'filter' | 'search' | 'create' | 'edit' | 'detail' | 'import';

/** A field of a resource, as somebody who uses it or writes its backend needs it. */
export interface DescribedField {
  readonly name: string;
  readonly wire: string;
  readonly type: string;
  readonly required: 'always' | 'sometimes' | 'never';
  readonly rules: readonly Rule[];
  readonly unique: boolean;
  readonly codes: readonly string[];
  /** Name of the enum its words are shared by. */
  readonly shared?: string;
  /** Resource it points to. */
  readonly target?: string;
  readonly unit?: string;
  /** Where people meet it. */
  readonly places: readonly FieldPlace[];
  readonly inner: readonly DescribedField[];
}

const unitOf = (field: Field): string | undefined => typeOptions(field).unit;

function placesOf(resource: Resource, name: string, field: Field): FieldPlace[] {
  const has = (list: readonly { readonly fields: readonly string[] }[]) =>
    list.some((one) => one.fields.includes(name));
  const editable = (mode: 'create' | 'edit') =>
    Boolean(resource.call(mode)) && has(resource.form) && isEditable(field, mode);
  const imported = resource.import ?? resource.call('import');
  const places: readonly (readonly [FieldPlace, boolean])[] = [
    ['list', resource.columns.some((one) => one.field === name)],
    ['filter', resource.filters.some((one) => one.field === name)],
    ['search', resource.search?.in.includes(name) ?? false],
    ['create', editable('create')],
    ['edit', editable('edit')],
    ['detail', Boolean(resource.call('detail')) && has(resource.detail)],
    ['import', Boolean(imported) && importFields(resource).includes(name)],
  ];
  return places.flatMap(([place, is]) => (is ? [place] : []));
}

function described(name: string, field: Field, places: readonly FieldPlace[], sometimes: boolean): DescribedField {
  const { values = [], shared, target, fields: inner = {} } = typeOptions(field);
  const unit = unitOf(field);
  const isInput = !field.options.readOnly && !field.type.derive;
  return {
    name,
    wire: wireName(name, field.options),
    type: field.type.name,
    required: field.required ? 'always' : sometimes ? 'sometimes' : 'never',
    rules: isInput ? rulesOf(field) : [],
    unique: Boolean(field.options.unique),
    codes: values.map(String),
    ...(shared !== undefined && { shared }),
    ...(target !== undefined && { target }),
    ...(unit !== undefined && { unit }),
    places,
    inner: innerFields(inner),
  };
}

const innerFields = (fields: Fields): DescribedField[] =>
  Object.entries(fields).map(([name, field]) => described(name, field, [], false));

/** Every field of a resource, in its order. */
export function fieldsOf(resource: Resource): DescribedField[] {
  return Object.entries(resource.fields).map(([name, field]) =>
    described(name, field, placesOf(resource, name, field), Boolean(resource.when[name]?.required)),
  );
}
