import { type AnyRecord, type Resource, foldText, isEmpty } from '@/schema';
import { neededAbove } from '@/schema/internal';
import type { OptionsParams } from '../records/consoleDataProvider';
import { filterInMemory } from './inMemory';
import { listAll } from './listAll';
import { listRecords } from './listRecords';

const LIMIT = 50;

/** Whether what stands for the record contains the text, in any language. */
function isFound(resource: Resource, record: AnyRecord, search: string): boolean {
  const part = foldText(search);
  const { recordTitle, recordTitleEn, recordTitles = {} } = resource;
  const texts = [recordTitle, recordTitleEn, ...Object.values(recordTitles)].map((name) =>
    name === undefined ? '' : String(record[name] ?? ''),
  );
  return texts.some((text) => foldText(text).includes(part));
}

/** Records to choose from: all of the options call, else the first page of those the search finds. */
export async function chooseRecords(
  resource: Resource,
  params: OptionsParams = {},
): Promise<{ data: AnyRecord[]; total: number }> {
  const { search = '', limit = LIMIT, below = '', ...rest } = params;
  const needed = neededAbove(resource);
  const filter = { ...(needed !== undefined && { [needed]: below }), ...params.filter };
  if (needed !== undefined && isEmpty(filter[needed])) return { data: [], total: 0 };
  const options = resource.call('options');
  if (!options) {
    // react-admin's pickers ask every provider for `q`
    const by = resource.api.provider ? 'q' : resource.recordTitle;
    const sought = search === '' ? filter : { ...filter, [by]: search };
    return listRecords(resource, { ...rest, page: 1, perPage: limit, filter: sought });
  }
  const all = filterInMemory(resource, await listAll(resource, options, { ...rest, filter }), filter);
  const found = all.filter((record) => isFound(resource, record, search));
  return { data: found, total: found.length };
}
