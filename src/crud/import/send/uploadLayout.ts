import { serverTemplate } from '../template/serverTemplate';
import { heading } from '../template/templateSheets';
import type { ImportSetup } from '../useImportSetup';
import type { Layout } from './uploadSheet';

/**
 * The columns of the file that is uploaded: those of the server's own template where there is one, so that the server
 * finds what it expects, with ours behind them; else the headings of our template.
 */
export async function uploadLayout(setup: ImportSetup, columns: readonly string[]): Promise<Layout> {
  const own: Layout = columns.map((name) => ({ heading: heading(setup, name), name }));
  if (!setup.resource.call('template')) return own;
  try {
    const { layout: theirs } = await serverTemplate(setup);
    const known = new Set(theirs.map(({ name }) => name));
    return known.size > 1 ? [...theirs, ...own.filter(({ name }) => !known.has(name))] : own;
  } catch {
    return own; // the upload itself will say what is wrong with the connection
  }
}
