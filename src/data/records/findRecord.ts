import { idNameOf, type AnyRecord, type Id, type Resource } from '@/schema';
import { partsOfId } from '@/schema/internal';
import { listAtOnce } from '../lists/listAtOnce';
import { listRecords } from '../lists/listRecords';
import { notFound, type InvokeOptions } from './invoke';

/** How far a record is looked for when there is no detail call. */
const FIRST = 100;

/** A resource without a detail call shows what its list says. */
export async function findRecord(resource: Resource, id: Id, options: InvokeOptions): Promise<AnyRecord> {
  const { above, own } = resource.above === undefined ? { own: id } : partsOfId(id);
  const filter = above === undefined ? {} : { [resource.of ?? '']: above };
  const all = await listAtOnce(resource, { ...options, filter });
  const idName = idNameOf(resource.api);
  const rows =
    all ??
    (await listRecords(resource, { ...options, page: 1, perPage: FIRST, filter: { ...filter, [idName]: own } })).data;
  const record = rows.find((one) => one.id === id);
  if (!record) throw notFound();
  return record;
}
