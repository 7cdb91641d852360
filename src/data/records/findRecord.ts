import { idNameOf, type AnyRecord, type Id, type Resource } from '@/schema';
import { partsOfId } from '@/schema/internal';
import { listAll } from '../lists/listAll';
import { listAtOnce } from '../lists/listAtOnce';
import { listRecords } from '../lists/listRecords';
import { notFound, type InvokeOptions } from './invoke';

/** How far a record is looked for in a list whose service does not find it by its id. */
const PER_PAGE = 100;
const PAGES = 10;

type Filtered = InvokeOptions & { readonly filter: Readonly<Record<string, string>> };

/** Pages of a list one after the other, until the record is there. */
async function lookThrough(resource: Resource, id: Id, own: Id, query: Filtered): Promise<AnyRecord | undefined> {
  const filter = { ...query.filter, [idNameOf(resource.api)]: own };
  for (let page = 1; page <= PAGES; page += 1) {
    const { data, more } = await listRecords(resource, { ...query, filter, page, perPage: PER_PAGE });
    const found = data.find((one) => one.id === id);
    if (found || !more) return found;
  }
  return undefined;
}

/**
 * A resource without a detail call shows what its list says. What it offers to choose from (`options`) counts only
 * where there is no list: it knows little more than names.
 */
export async function findRecord(resource: Resource, id: Id, options: InvokeOptions): Promise<AnyRecord> {
  const { above, own } = resource.above === undefined ? { own: id } : partsOfId(id);
  const query = { ...options, filter: above === undefined ? {} : { [resource.of ?? '']: above } };
  const page = resource.call('page');
  const all = page ? page.pages === false && (await listAll(resource, page, query)) : await listAtOnce(resource, query);
  const record = all ? all.find((one) => one.id === id) : await lookThrough(resource, id, own, query);
  if (!record) throw notFound();
  return record;
}
