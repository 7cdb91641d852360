import {
  defineField,
  idAsNumber,
  rule,
  type Exact,
  type Field,
  type FieldOptions,
  type Id,
  type IsRequired,
  type FieldType,
} from '@/schema';
import { inside, ownId } from '../reference/ownId';
import { readId } from '../reference/readId';
import { referenceLabel } from '../reference/referenceLabel';

/** What `referenceMany({ … })` may be told. @public */
export interface ReferenceManyOptions extends FieldOptions {
  /**
   * Name of the resource they point to.
   *
   * @example referenceMany('account/role')
   */
  readonly target: string;
  /** Wire property with the targets' names. Default: `roleNames` or `roleName` beside `roles` or `roleIds`. */
  readonly textFrom?: string;
  /** Field of the same form that narrows what is offered to records with its value: devices of the chosen product. */
  readonly within?: string;
  /** Field of this record that names the one its targets stand below, where all do (`list.of`). */
  readonly of?: string;
  /** Most that may be chosen; more warns 'max select N' (spec 01 §5). */
  readonly max?: number;
  /** What is sent: a list of texts, one comma-joined text, or a list of numbers. All are read. Default `'list'`. */
  readonly wireAs?: 'list' | 'text' | 'number';
  /** Of a report: it opens with the first that is offered, where its address names none. */
  readonly first?: true;
  /** Value of an untouched create form. */
  readonly default?: readonly Id[];
}

/** Ids of a list, of a comma-joined text, or of one object; each once. */
function readIds(wire: unknown): Id[] | null {
  if (wire === null || wire === undefined) return null;
  const list = Array.isArray(wire) ? wire : typeof wire === 'string' ? wire.split(',') : [wire];
  return [...new Set(list.map(readId).filter((one) => one !== null))];
}

/** The type behind `referenceMany()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const referenceManyType: FieldType<Id[], ReferenceManyOptions> = {
  name: 'referenceMany',
  traits: { linked: true, refers: true },
  label: (row, name, { textFrom }) => referenceLabel(row, name, textFrom),
  decode: (wire, { of }) => readIds(wire)?.map((id) => inside(id, of)) ?? null,
  encode: (value, { of, wireAs }) => {
    const ids = [value].flat().map((id) => ownId(id, of)); // a parameter may hold one id alone
    return wireAs === 'text' ? ids.join(',') : wireAs === 'number' ? ids.map(idAsNumber) : ids;
  },
  rules: ({ max }) =>
    max === undefined ? [] : [rule('maxSelect', (value) => Array.isArray(value) && value.length <= max, { max })],
  sample: (seed, { max = 2 }) => ['1', '2', '3'].slice(0, Math.min(max, 1 + (Math.abs(Math.trunc(seed)) % 2))),
  text: (value) => value.join(', '),
};

/**
 * Several records of another resource, by their ids.
 *
 * @example referenceMany('account/role', { max: 5 })
 * @public
 */
export function referenceMany<const O extends Omit<ReferenceManyOptions, 'target'> = object>(
  target: string,
  options?: Exact<O, Omit<ReferenceManyOptions, 'target'>>,
): Field<Id[], IsRequired<O>, ReferenceManyOptions> {
  return defineField(referenceManyType, { ...((options ?? {}) as O), target });
}
