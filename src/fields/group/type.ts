import {
  checkFields,
  cleanValues,
  decodeFields,
  defineField,
  encodeFields,
  type Exact,
  type Field,
  type FieldOptions,
  type Fields,
  type FieldValues,
  type Flat,
  type IsRequired,
  type FieldType,
  type TextContext,
} from '@/schema';

type Values = Readonly<Record<string, unknown>>;

/** What `group({ … })` may be told. @public */
export interface GroupOptions extends FieldOptions {
  /**
   * The fields of the group.
   *
   * @example group({ phases: enumeration([1, 3]), fuse: number() })
   */
  readonly fields: Fields;
}

/**
 * Samples in which nothing is below what it may not be below (`notBelow`): such a value is made equal to the other.
 *
 * @example
 * const fields = { low: number(), high: number({ notBelow: 'low' }) };
 * keptInOrder(fields, { low: 5, high: 3 }) // { low: 5, high: 5 }
 * @public
 */
export function keptInOrder(fields: Fields, samples: Values): Record<string, unknown> {
  const kept = { ...samples };
  for (const [name, { options }] of Object.entries(fields)) {
    const [own, least] = [kept[name], kept[options.notBelow ?? '']];
    const below =
      typeof own === 'number' && typeof least === 'number'
        ? own < least
        : typeof own === 'string' && typeof least === 'string' && own < least;
    if (below) kept[name] = least;
  }
  return kept;
}

/**
 * Sample values of every field but those that are made of others, the same for the same seed.
 *
 * @example const part = sampleFields({ name: text(), day: date() }, 1); // { name: 'North 2', day: '2023-03-16' }
 * @public
 */
export function sampleFields(fields: Fields, seed: number): Record<string, unknown> {
  const editable = Object.entries(fields).filter(([, field]) => !field.type.derive);
  return keptInOrder(
    fields,
    Object.fromEntries(editable.map(([name, field], index) => [name, field.type.sample(seed + index, field.options)])),
  );
}

/**
 * The words of every filled field, in order, with commas between them.
 *
 * @example
 * const fields = { name: text(), day: date() };
 * fieldWords(fields, { name: 'Roof', day: '2026-11-27' }, { locale: 'en' }) // 'Roof, 27 Nov 2026'
 * @public
 */
export function fieldWords(fields: Fields, values: Values, context: TextContext): string {
  const words = Object.entries(fields).map(([name, field]) => {
    const value = values[name];
    const inside = context.inside?.(name, field) ?? { locale: context.locale };
    return value === null || value === undefined
      ? ''
      : field.type.text(value, field.options, { ...inside, record: values });
  });
  return words.filter(Boolean).join(', ');
}

/** The type behind `group()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const groupType: FieldType<Values, GroupOptions> = {
  name: 'group',
  traits: { unordered: true },
  sheet: false,
  wide: true,
  decode: (wire, { fields }, context) =>
    typeof wire === 'object' && wire !== null && !Array.isArray(wire)
      ? decodeFields(fields, { ...wire }, context)
      : null,
  clean: (value, { fields }) => cleanValues(fields, value),
  encode: (value, { fields }) => encodeFields(fields, value),
  rules: () => [],
  validationErrors: (value, { fields }) => checkFields(fields, value),
  sample: (seed, { fields }) => sampleFields(fields, seed),
  text: (value, { fields }, context) => fieldWords(fields, value, context),
};

/**
 * Several fields as one object. Texts: `resources.<name>.inner.<field>.fields.<inner>`.
 *
 * @example group({ begin: date(), end: date({ notBelow: 'begin' }) })
 * @public
 */
export function group<const F extends Fields, const O extends FieldOptions = object>(
  fields: F,
  options?: Exact<O, FieldOptions>,
): Field<Flat<FieldValues<F>>, IsRequired<O>, GroupOptions> {
  // the fields given here are the ones it reads
  const type = groupType as unknown as FieldType<Flat<FieldValues<F>>, GroupOptions>;
  return defineField(type, { ...((options ?? {}) as O), fields });
}
