import { useQuery } from '@tanstack/react-query';
import { boolean, number, rows, text } from '@/dsl';
import { asObject } from '@/api/wireValue';
import { decodeFields, type Column, type Resource } from '@/schema';
import { officeCalls } from './calls';

/** Of the table of leads. */
export const TABLE = { tableCode: 'leads' } as const;

// covers HE-334, H-133, H-134
/** A column of a table as its header says it (proposed fields, table-header). */
export const headerColumns = rows({ field: text(), title: text(), titleEn: text(), visible: boolean(), width: number({ min: 60, max: 600 }), sort: number(), sortable: boolean() });

/** The columns of a resource in the order, width and choice of the header; what the header does not know comes last, hidden. */
export function columnsOf(resource: Resource, answer: unknown): readonly Column[] {
  const { columns } = decodeFields({ columns: headerColumns }, { ...asObject(answer) });
  const said = (Array.isArray(columns) ? columns : []).map((row: object) => new Map<string, unknown>(Object.entries(row))).filter((row) => Object.hasOwn(resource.fields, String(row.get('field'))));
  if (!said.some((row) => row.get('visible') !== false)) return resource.columns;
  const ordered = said.toSorted((a, b) => Number(a.get('sort')) - Number(b.get('sort')));
  const known = new Set(ordered.map((row) => row.get('field')));
  const shown = ordered.map((row): Column => ({ field: String(row.get('field')), ...(typeof row.get('width') === 'number' && { width: Number(row.get('width')) }), ...(row.get('visible') === false && { hidden: true }), ...(row.get('sortable') === false && { sortable: false }) }));
  return [...shown, ...resource.columns.filter(({ field }) => !known.has(field)).map((one) => ({ ...one, hidden: true }))];
}

/** The header of the table of leads as this user has it; a cloud without one leaves the columns as they are. */
export const useTableHeader = () => useQuery({ queryKey: ['office', 'header', TABLE.tableCode], queryFn: ({ signal }) => officeCalls.tableHeader(TABLE, { signal, quiet: true }), retry: false });
