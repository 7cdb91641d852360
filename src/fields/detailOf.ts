import { cellLater, ownCell, type DrawnType } from './cellOf';
import { TextDetail } from './TextDetail';
import type { AnyCell } from './views';

const DETAILS = import.meta.glob<AnyCell>('./*/Detail.tsx', { eager: true, import: 'default' });

/** The value on a detail page: the type's own detail, else its cell, else its words in full. */
export function detailOf(type: DrawnType): AnyCell {
  const own = type.parts?.detail && cellLater(type.parts.detail);
  return own ?? DETAILS[`./${type.name}/Detail.tsx`] ?? ownCell(type) ?? TextDetail;
}
