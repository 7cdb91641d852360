import { importFile } from '@/data/internal';
import { openFile } from '@/widgets/internal';
import type { ImportSetup } from '../useImportSetup';
import { readTemplate, type ServerTemplate } from './readTemplate';

/** More rows than a template has headings and examples. */
const MOST_ROWS = 20;

/** The template the server gives out, read. Rejects when it cannot be had. */
export async function serverTemplate({
  resource,
  named,
}: Pick<ImportSetup, 'resource' | 'named'>): Promise<ServerTemplate> {
  const { blob } = await importFile(resource, 'template');
  const { sheets } = await openFile(blob, { mostRows: MOST_ROWS });
  return readTemplate(sheets[0]?.rows ?? [], named);
}
