import { boolean, enumeration, number, rows, text } from '@/dsl';
import { decodeFields, type Column } from '@/schema';
import type { PinSide } from '@/widgets/internal';
import { arrangeColumns } from '../columns/arrangeColumns';
import { PLAIN_LAYOUT, saneWidth, type ColumnLayout } from '../columns/ColumnLayout';

// covers HE-334
const header = rows(
  { field: text(), visible: boolean(), width: number(), sort: number(), fixed: enumeration(['left', 'right']) },
  { max: 1000 },
);
const isSide = (value: unknown): value is PinSide => value === 'left' || value === 'right';

/**
 * How the header of a cloud arranges the columns; those it does not name come last, out of view. One that shows nothing
 * says nothing.
 */
export function layoutOf(columns: readonly Column[], answer: object | null | undefined): ColumnLayout {
  const own = new Set(columns.map(({ field }) => field));
  const { columns: said } = decodeFields({ columns: header }, { ...answer });
  const parts = (Array.isArray(said) ? said : [])
    .map((row: object) => new Map<string, unknown>(Object.entries(row)))
    .filter((row) => own.has(String(row.get('field'))));
  if (!parts.some((row) => row.get('visible') !== false)) return PLAIN_LAYOUT;
  const named = parts
    .toSorted((a, b) => Number(a.get('sort')) - Number(b.get('sort')))
    .map((row) => [String(row.get('field')), row] as const);
  const rest = columns.filter(({ field }) => !named.some(([name]) => name === field)).map(({ field }) => field);
  return {
    order: [...named.map(([field]) => field), ...rest],
    hidden: [...named.filter(([, row]) => row.get('visible') === false).map(([field]) => field), ...rest],
    widths: Object.fromEntries(
      named.flatMap(([field, row]) =>
        typeof row.get('width') === 'number' ? [[field, saneWidth(Number(row.get('width')))]] : [],
      ),
    ),
    pinned: Object.fromEntries(
      named.flatMap(([field, row]) => (isSide(row.get('fixed')) ? [[field, row.get('fixed') as PinSide]] : [])),
    ),
  };
}

/** What a cloud keeps of a layout; nothing where it is that of the schema. */
export function headerOf(
  columns: readonly Column[],
  layout: ColumnLayout,
  titleOf: (field: string) => string,
): readonly object[] {
  if (Object.values(layout).every((part: object) => Object.keys(part).length === 0)) return [];
  return arrangeColumns(columns, layout).map(({ field, shown, width, pinned, sortable = true }, place) => ({
    field,
    title: titleOf(field),
    visible: shown,
    fixed: pinned ?? null,
    width: width ?? null,
    sort: place + 1,
    sortable,
  }));
}
