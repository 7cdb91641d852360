import { keptInOrder } from '@/fields/group/type';
import { sentFields, type AnyValues, type Field, type Fields, type FormMode, type Resource } from '@/schema';
import { checkBeside } from '@/schema/beside';
import { typeOptions } from '@/schema/lint/typeOptions';
import { specialValues } from './samples';
import type { SignedIn } from './signedIn';

/** Values of these fields as a person might enter them; references point to records that exist. */
export async function sampleValues(console: SignedIn, fields: Fields, seed: number): Promise<AnyValues> {
  const asked = Object.entries(fields).filter(([, field]) => !field.options.readOnly && !field.type.derive);
  const values: AnyValues = {};
  for (const [index, [name, field]] of asked.entries()) values[name] = await sampleValue(console, field, seed + index);
  return keptInOrder(fields, values);
}

async function sampleValue(console: SignedIn, field: Field, seed: number, own?: unknown): Promise<unknown> {
  const { target, fields } = typeOptions(field);
  if (fields) {
    const inside = await sampleValues(console, fields, seed);
    return field.type.name === 'rows' ? [inside] : inside;
  }
  if (target === undefined) return field.type.sample(seed, field.options);
  const { data } = await console.provider.getList(`@${target}`, { pagination: { page: 1, perPage: 1000 } });
  const others = data.filter(({ id }) => id !== own); // a record is not above itself
  const id = others[seed % Math.max(1, others.length)]?.id;
  return field.type.name === 'referenceMany' ? [id] : id;
}

/**
 * Form values that must be accepted: a sample of every field that such a form asks, filled in until no condition shows
 * another one. A create form keeps its defaults.
 *
 * @param before the record that is edited
 */
export async function validRecord(console: SignedIn, resource: Resource, seed: number, mode: FormMode, before: AnyValues = {}): Promise<AnyValues> {
  const special = await specialValues(console, resource, mode);
  const values: AnyValues = { ...before, ...special };
  const filled = new Set(Object.keys(special));
  for (;;) {
    const name = sentFields(resource, values, mode).find((one) => !filled.has(one));
    const field = resource.fields[name ?? ''];
    if (name === undefined || !field) return values;
    const preset = mode === 'create' ? field.options.default : undefined;
    const value = preset ?? (await sampleValue(console, field, seed + filled.size, before.id));
    const { notBelow } = field.options;
    values[name] = notBelow !== undefined && checkBeside(field, value, values) ? values[notBelow] : value;
    filled.add(name);
  }
}
