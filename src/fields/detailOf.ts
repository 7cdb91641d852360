import { byType } from './byType';
import { cellLater, ownCell, type DrawnType } from './cellOf';
import { TextDetail } from './TextDetail';
import type { AnyCell } from './views';

const DETAILS = byType(
  import.meta.glob<AnyCell>(['./*/Detail.tsx', '../*/fields/*/Detail.tsx'], { eager: true, import: 'default' }),
);

/** The value on a detail page: the type's own detail, else its cell, else its words in full. */
export function detailOf(type: DrawnType): AnyCell {
  const own = type.parts?.detail && cellLater(type.parts.detail);
  return own ?? DETAILS.get(type.name) ?? ownCell(type) ?? TextDetail;
}
