import type { SheetCell } from '@/schema';
import type { ImportSetup } from '../useImportSetup';
import type { Finder } from '../words/loadFinders';
import { sampleCells } from './sampleCells';
import { serverTemplate } from './serverTemplate';

/** The check of the rows waits no longer than that for a template, in ms. */
const PATIENCE = 5000;

const late = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The template takes too long.')), PATIENCE));

/**
 * The example rows of the template that is given out: the server's own where it has one, whatever that says, else ours.
 */
export async function exampleRows(
  setup: ImportSetup,
  finders: ReadonlyMap<string, Finder>,
): Promise<readonly Readonly<Record<string, SheetCell>>[]> {
  const { resource, columns, locale } = setup;
  if (!resource.call('template')) return [sampleCells(resource, columns, finders, locale)];
  try {
    return (await Promise.race([serverTemplate(setup), late()])).examples;
  } catch {
    return []; // no template can be had: the rows are shown before they are sent
  }
}
