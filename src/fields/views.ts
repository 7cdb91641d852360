import type { ComponentType } from 'react';
import type {
  AnyCell,
  AnyInput,
  AnyManyFilter,
  CellProps,
  FieldOptions,
  FieldType,
  Filter,
  InputProps,
  ManyProps,
} from '@/schema';

export type { AnyCell, AnyInput, AnyManyFilter, CellProps, InputProps, ManyProps } from '@/schema';

/** What a filter from … to … is given. @public */
export interface RangeFilterProps extends Omit<InputProps, 'value' | 'place'> {
  /** From and to, each perhaps empty. */
  readonly value: readonly unknown[] | null | undefined;
  readonly filter: Filter;
}

/**
 * Ties a component to its type, so that its props are typed by the type's value and options.
 * Default export of `src/fields/<type>/Cell.tsx`, `Detail.tsx`.
 *
 * @example export default defineCell(numberType, ({ value }) => <b>{value}</b>)
 * @public
 */
export function defineCell<T, O extends FieldOptions>(
  type: FieldType<T, O>,
  Cell: ComponentType<CellProps<T, O>>,
): AnyCell {
  Cell.displayName = `${type.name}Cell`;
  return Cell as AnyCell; // the look-up by type name is what makes this sound
}

/**
 * The same for `Input.tsx` and `Filter.tsx`.
 *
 * @example export default defineInput(textType, TextLine)
 * @public
 */
export function defineInput<T, O extends FieldOptions>(
  type: FieldType<T, O>,
  Input: ComponentType<InputProps<T, O>>,
): AnyInput {
  Input.displayName = `${type.name}Input`;
  return Input as AnyInput;
}

/**
 * The same for `ManyFilter.tsx`.
 *
 * @example export default defineManyFilter(enumerationType, ManyFilter)
 * @public
 */
export function defineManyFilter<T, O extends FieldOptions>(
  type: FieldType<T, O>,
  Filter: ComponentType<ManyProps<T, O>>,
): AnyManyFilter {
  Filter.displayName = `${type.name}ManyFilter`;
  return Filter as AnyManyFilter;
}
