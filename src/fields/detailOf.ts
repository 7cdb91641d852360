import { ownCell } from './cellOf';
import { TextDetail } from './TextDetail';
import type { AnyCell } from './views';

const DETAILS = import.meta.glob<AnyCell>('./*/Detail.tsx', { eager: true, import: 'default' });

/** The value on a detail page: the type's own detail, else its cell, else its words in full. */
export function detailOf(typeName: string): AnyCell {
  return DETAILS[`./${typeName}/Detail.tsx`] ?? ownCell(typeName) ?? TextDetail;
}
