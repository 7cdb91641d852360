import { defineField, type Exact, type Field, type Id, type IsRequired, type FieldType } from '@/schema';
import { referenceType, type ReferenceOptions } from '../reference/type';

/** What `treeReference({ … })` may be told. @public */
export interface TreeReferenceOptions extends ReferenceOptions {
  /** The record itself and what is below it cannot be chosen: a parent field. */
  readonly excludeSelf?: boolean;
}

/** The type behind `treeReference()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const treeReferenceType: FieldType<Id, TreeReferenceOptions> = {
  ...referenceType,
  name: 'treeReference',
  traits: { linked: true, refers: true },
};

/**
 * One node of a tree resource, by its id.
 *
 * @example treeReference('account/organization', { excludeSelf: true })
 * @public
 */
export function treeReference<const O extends Omit<TreeReferenceOptions, 'target'> = object>(
  target: string,
  options?: Exact<O, Omit<TreeReferenceOptions, 'target'>>,
): Field<Id, IsRequired<O>, TreeReferenceOptions> {
  return defineField(treeReferenceType, { ...((options ?? {}) as O), target });
}
