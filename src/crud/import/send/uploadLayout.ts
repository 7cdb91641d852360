import { importFile } from '@/data/importing';
import { findHeaderRow, matchHeadings } from '@/schema/sheet/matchHeadings';
import { cellText } from '@/schema/sheet/sheetCell';
import { openBook } from '../book/runBook';
import { heading } from '../template/templateSheets';
import type { ImportSetup } from '../useImportSetup';
import type { Layout } from './uploadSheet';

async function ofTemplate({ resource, named }: ImportSetup): Promise<Layout> {
  const { blob } = await importFile(resource, 'template');
  const rows = (await openBook(blob, 20))[0]?.rows ?? [];
  const headings = (rows[findHeaderRow(rows, named)] ?? []).map(cellText);
  const mapping = matchHeadings(headings, named);
  return headings.map((text, at) => ({ heading: text, name: mapping[at] ?? null }));
}

/**
 * The columns of the file that is uploaded: those of the server's own template where there is one, so that the server
 * finds what it expects, with ours behind them; else the headings of our template.
 */
export async function uploadLayout(setup: ImportSetup, columns: readonly string[]): Promise<Layout> {
  const own: Layout = columns.map((name) => ({ heading: heading(setup, name), name }));
  if (!setup.resource.call('template')) return own;
  try {
    const theirs = await ofTemplate(setup);
    const known = new Set(theirs.map(({ name }) => name));
    return known.size > 1 ? [...theirs, ...own.filter(({ name }) => !known.has(name))] : own;
  } catch {
    return own; // the upload itself will say what is wrong with the connection
  }
}
