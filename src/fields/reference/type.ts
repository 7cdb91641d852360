import {
  defineField,
  idAsNumber,
  type Exact,
  type Field,
  type FieldOptions,
  type Id,
  type IsRequired,
  type FieldType,
} from '@/schema';
import { inside, ownId } from './ownId';
import { readId } from './readId';
import { referenceLabel } from './referenceLabel';

/** What `reference({ … })` may be told. @public */
export interface ReferenceOptions extends FieldOptions {
  /**
   * Name of the resource it points to.
   *
   * @example reference('account/tenant')
   */
  readonly target: string;
  /** Wire property with the target's name. Default: `tenantName` beside `tenantId` or `tenant`. */
  readonly textFrom?: string;
  /** Field of the same form that narrows what is offered to records with its value: models of the chosen brand. */
  readonly within?: string;
  /**
   * Field of this record that names the one its target stands below, where both do (`list.of`): of users of a tenant,
   * `'tenantId'`. On the wire is the own id alone, and only what stands below that record is offered.
   */
  readonly of?: string;
  /** Of a report: it opens with the first that is offered, where its address names none. */
  readonly first?: true;
  /** What is sent: a text, or a number of JSON. Both are read. Default `'text'`. */
  readonly wireAs?: 'text' | 'number';
  /** Value of an untouched create form. */
  readonly default?: Id;
}

/** The type behind `reference()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const referenceType: FieldType<Id, ReferenceOptions> = {
  name: 'reference',
  inputWidth: () => 'name',
  traits: { linked: true, record: true, refers: true, several: true },
  sortable: false,
  label: (row, name, { textFrom }) => referenceLabel(row, name, textFrom),
  decode: (wire, { of }) => inside(readId(wire), of),
  encode: (value, { of, wireAs }) => (wireAs === 'number' ? idAsNumber(ownId(value, of)) : ownId(value, of)),
  rules: () => [],
  sample: (seed) => String(Math.abs(Math.trunc(seed)) + 1),
  text: (value) => value,
};

/**
 * One record of another resource, by its id.
 *
 * @example reference('account/tenant', { required: true })
 * @public
 */
export function reference<const O extends Omit<ReferenceOptions, 'target'> = object>(
  target: string,
  options?: Exact<O, Omit<ReferenceOptions, 'target'>>,
): Field<Id, IsRequired<O>, ReferenceOptions> {
  return defineField(referenceType, { ...((options ?? {}) as O), target });
}
