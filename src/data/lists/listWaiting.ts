import { currentSession } from '@/access';
import { isEmpty, turnsOf, waitsFor, type AnyRecord, type AnyValues, type Resource, type Turn } from '@/schema';
import { listInMemory } from './listInMemory';
import { listRecords, type Listed, type ListQuery } from './listRecords';
import type { Sort } from './sortParams';
import { WAITING } from './waiting';

/** Pages of this size, so many of them: whoever has more to do sees these first. */
const PAGE = 100;
const PAGES = 5;

interface PageRequest {
  readonly page: number;
  readonly perPage: number;
  readonly sort?: Sort | undefined;
  readonly filter: AnyValues;
}

type ListPage = (query: PageRequest) => Promise<Pick<Listed, 'data' | 'more'>>;

/** The filter that finds what waits for a turn; undefined when the list is narrowed to another state. */
function filterOf({ machine, state, assignee }: Turn, filter: AnyValues, userId: string): AnyValues | undefined {
  const wanted = filter[machine.state];
  if (!isEmpty(wanted) && String(wanted) !== String(state)) return undefined;
  return { ...filter, [machine.state]: state, [assignee]: userId };
}

async function allOf(listPage: ListPage, filter: AnyValues): Promise<AnyRecord[]> {
  const found: AnyRecord[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const { data, more } = await listPage({ page, perPage: PAGE, filter });
    found.push(...data);
    if (data.length < PAGE || !more) break;
  }
  return found;
}

/**
 * The records that wait for something the signed-in user, by name, has to do. Asked for turn by turn with filters the
 * list has anyway (state, and the field that names whose turn it is); what the server lets through all the same is left
 * out here.
 */
async function waitingRecords(resource: Resource, filter: AnyValues, listPage: ListPage): Promise<AnyRecord[]> {
  const userId = currentSession()?.userId ?? '';
  if (userId === '') return [];
  const filters = turnsOf(resource)
    .map((turn) => filterOf(turn, filter, userId))
    .filter((one) => one !== undefined);
  const lists = await Promise.all(filters.map(async (one) => allOf(listPage, one)));
  const waiting = lists.flat().filter((record) => waitsFor(resource, record, userId));
  return [...new Map(waiting.map((record) => [record.id, record])).values()];
}

/** A page of a list that is narrowed to what waits for the user: asked for turn by turn, and cut here. */
export async function listWaiting(resource: Resource, { filter = {}, ...query }: ListQuery): Promise<Listed> {
  const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => name !== WAITING));
  const records = await waitingRecords(resource, rest, async (page) => listRecords(resource, { ...query, ...page }));
  return listInMemory(resource, records, query);
}
