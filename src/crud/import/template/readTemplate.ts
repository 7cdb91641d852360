import { cellText, type SheetCell, matchHeadings, type NamedField } from '@/schema';
import { findHeaderRow } from '@/schema/internal';
import { cellsOf } from '../rows/readImportRows';
import type { Layout } from '../send/uploadSheet';

export interface ServerTemplate {
  readonly layout: Layout;
  /** What it says below its headings, by field. */
  readonly examples: readonly Readonly<Record<string, SheetCell>>[];
}

/** Headings and examples of a template's sheet. */
export function readTemplate(rows: readonly (readonly SheetCell[])[], fields: readonly NamedField[]): ServerTemplate {
  const headerRow = findHeaderRow(rows, fields);
  const headings = (rows[headerRow] ?? []).map(cellText);
  const mapping = matchHeadings(headings, fields);
  return {
    layout: headings.map((heading, at) => ({ heading, name: mapping[at] ?? null })),
    examples: rows
      .slice(headerRow + 1)
      .map((row) => cellsOf(row, mapping))
      .filter((cells) => cells !== undefined),
  };
}
