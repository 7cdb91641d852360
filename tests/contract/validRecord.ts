import { keptInOrder } from '@/fields/group/type';
import {
  fieldsIn,
  sentFields,
  validate,
  type AnyValues,
  type Field,
  type Fields,
  type FormMode,
  type Resource,
} from '@/schema';
import { checkBeside } from '@/schema/beside';
import { partsOfId } from '@/schema/internal';
import { typeOptions } from '@/schema/typeOptions';
import { recordsOf } from './ownersOf';
import { specialValues } from './samples';
import type { SignedIn } from './signedIn';

/** Values of these fields as a person might enter them; references point to records that exist. */
export async function sampleValues(console: SignedIn, fields: Fields, seed: number): Promise<AnyValues> {
  const editable = Object.entries(fields).filter(([, field]) => !field.options.readOnly && !field.type.derive);
  const values: AnyValues = {};
  for (const [index, [name, field]] of editable.entries())
    values[name] = await sampleValue(console, field, seed + index, { values });
  return keptInOrder(fields, values);
}

async function sampleValue(
  console: SignedIn,
  field: Field,
  seed: number,
  { own, values = {} }: { readonly own?: unknown; readonly values?: AnyValues } = {},
): Promise<unknown> {
  const { target, fields, of } = typeOptions(field);
  const above = of === undefined ? undefined : values[of];
  if (fields) {
    const inside = await sampleValues(console, fields, seed);
    return field.type.name === 'rows' ? [inside] : inside;
  }
  if (target === undefined) return field.type.sample(seed, field.options);
  const others = (await recordsOf(console, target, 1000)).filter(
    // a record is not above itself, and what stands below another one refers to what stands there, too
    ({ id }) => id !== own && (typeof above !== 'string' || partsOfId(id).above === above),
  );
  const id = others[seed % Math.max(1, others.length)]?.id;
  return field.type.name === 'referenceMany' ? [id ?? []].flat() : id;
}

/** Samples tried before a rule between fields is given up. */
const TRIES = 60;

/**
 * What `when.<field>.valid` asks holds between fields: the field, or one it is compared with, is sampled until it does.
 */
async function keptValid(
  console: SignedIn,
  resource: Resource,
  values: AnyValues,
  mode: FormMode,
  before: AnyValues,
): Promise<AnyValues> {
  const broken = () =>
    Object.entries(validate(resource, values, mode)).flatMap(([name, { rule }]) => (rule === 'valid' ? [name] : []));
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const [name] = broken();
    if (name === undefined) return values;
    const valid = resource.when[name]?.valid;
    const beside =
      valid === undefined
        ? []
        : fieldsIn(valid).filter((one) => one !== name && sentFields(resource, values, mode).includes(one));
    const others = [name, ...beside];
    const changed = others[seed % others.length] ?? name;
    const field = resource.fields[changed];
    if (field) values[changed] = await sampleValue(console, field, 7 * seed, { own: before.id, values });
  }
  return values;
}

/**
 * Form values that must be accepted: a sample of every field that such a form asks, filled in until no condition shows
 * another one. A create form keeps its defaults.
 *
 * @param before the record that is edited
 */
export async function validRecord(
  console: SignedIn,
  resource: Resource,
  seed: number,
  mode: FormMode,
  before: AnyValues = {},
): Promise<AnyValues> {
  const special = await specialValues(console, resource, mode);
  const values: AnyValues = { ...before, ...special };
  const filled = new Set(Object.keys(special));
  for (;;) {
    const name = sentFields(resource, values, mode).find((one) => !filled.has(one));
    const field = resource.fields[name ?? ''];
    if (name === undefined || !field) return keptValid(console, resource, values, mode, before);
    const preset = mode === 'create' ? field.options.default : undefined;
    const value = preset ?? (await sampleValue(console, field, seed + filled.size, { own: before.id, values }));
    const { notBelow } = field.options;
    values[name] = notBelow !== undefined && checkBeside(field, value, values) ? values[notBelow] : value;
    filled.add(name);
  }
}
