import type { SheetCell } from '@/schema/sheet/sheetCell';
import type { ImportSetup } from '../useImportSetup';
import type { Finder } from '../words/loadFinders';
import { sampleCells } from './sampleCells';
import { serverTemplate } from './serverTemplate';

/** The example rows of the template that is given out: the server's own where it has one, whatever that says, else ours. */
export async function exampleRows(setup: ImportSetup, finders: ReadonlyMap<string, Finder>): Promise<readonly Readonly<Record<string, SheetCell>>[]> {
  const { resource, columns, locale } = setup;
  if (!resource.call('template')) return [sampleCells(resource, columns, finders, locale)];
  try {
    return (await serverTemplate(setup)).examples;
  } catch {
    return []; // no template can be had: the rows are shown before they are sent
  }
}
