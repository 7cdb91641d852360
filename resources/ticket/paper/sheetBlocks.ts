import {
  objectOf,
  isEmpty,
  type AnyRecord,
  type Field,
  type Fields,
  type Resource,
  type Section,
  typeOptions,
} from '@/schema';
import type { Block } from './sheet';

/** The words a paper form is written in. */
export interface SheetWords {
  section(key: string): string;
  field(name: string): string;
  /** Heading of a column of a table of rows. */
  inner(name: string, column: string): string;
  /** A value of the record; '' for none. */
  value(name: string): string;
  /** A value inside a row. */
  cell(name: string, column: string, field: Field, value: unknown): string;
}

const WIDE = new Set(['file', 'image', 'referenceMany']);

function tableOf(name: string, inner: Fields, rows: unknown, words: SheetWords): Block {
  const columns = Object.keys(inner);
  const list: readonly unknown[] = Array.isArray(rows) ? rows : [];
  return {
    kind: 'table',
    label: words.field(name),
    head: columns.map((column) => words.inner(name, column)),
    rows: list.map((row) =>
      Object.entries(inner).map(([column, field]) => {
        const value: unknown = objectOf(row)[column];
        return isEmpty(value) ? '-' : words.cell(name, column, field, value);
      }),
    ),
  };
}

function innerOf(field: Field): Fields | undefined {
  return field.type.traits?.tabular ? typeOptions(field).fields : undefined;
}

/** The sections of a record's page as blocks of a paper form: rows as tables, long texts over the whole width. */
export function sheetBlocks(
  resource: Resource,
  sections: readonly Section[],
  record: AnyRecord,
  words: SheetWords,
): Block[] {
  return sections.flatMap(({ key, fields }): Block[] => [
    { kind: 'heading', text: words.section(key) },
    ...fields.flatMap((name): Block[] => {
      const field = resource.fields[name];
      if (!field) return [];
      const inner = innerOf(field);
      if (inner) return [tableOf(name, inner, record[name], words)];
      return [
        {
          kind: 'pair',
          label: words.field(name),
          value: words.value(name) || '-',
          wide: typeOptions(field).multiline === true || WIDE.has(field.type.name),
        },
      ];
    }),
  ]);
}
