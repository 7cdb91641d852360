import type { DataProvider } from 'react-admin';
import { type Access, currentSession } from '@/access';
import { recordName } from '@/crud';
import { aboutPath, openPath } from '@/crud/internal';
import { decide, type Registry, type ResourceViews } from '@/data';
import { grantedFields, type ConsoleI18nProvider } from '@/data/internal';
import type { AnyRecord } from '@/schema';
import { besideName, foundIn, type FoundIn } from './foundIn';
import { joinedCode } from './joinedCode';
import type { SearchKind } from './searchKinds';

/** So many records of a kind are named; the list has the others. */
const FEW = 3;

/** A record that answers. */
export interface FoundRecord {
  readonly id: string;
  readonly name: string;
  /** Its page; undefined where it has none. */
  readonly path: string | undefined;
  /** Undefined where only the cloud knows why. */
  readonly found: FoundIn | undefined;
  /** What tells it from others of its name. */
  readonly beside: FoundIn | undefined;
}

/** The answer of one kind. */
export interface FoundKind {
  readonly kind: SearchKind;
  /** What the list was asked for: what was typed, or that without its spaces. */
  readonly text: string;
  readonly records: readonly FoundRecord[];
  /** How many there are in all; undefined where nobody counted and there are more. */
  readonly total: number | undefined;
  /** The list with this search. */
  readonly all: string;
}

export interface SearchRequest {
  readonly access: Access;
  readonly registry: Registry;
  readonly texts: Pick<ConsoleI18nProvider, 'ensureArea'>;
  readonly provider: DataProvider;
  readonly locale: string;
  readonly text: string;
  readonly signal: AbortSignal;
}

/**
 * Asks one list as its own search would. Nothing where it has none, needs to be told whose records, or finds none. A
 * serial number typed in groups is looked for without its spaces where nothing is called so.
 */
export async function searchKind(kind: SearchKind, request: SearchRequest): Promise<FoundKind | undefined> {
  const found = await searchText(kind, request);
  const joined = found ? undefined : joinedCode(request.text);
  return joined === undefined ? found : searchText(kind, { ...request, text: joined });
}

async function searchText(kind: SearchKind, request: SearchRequest): Promise<FoundKind | undefined> {
  const { access, registry, texts, provider, locale, text, signal } = request;
  const { grant, schema } = kind;
  const path = grant.path.slice(1);
  const resource = grantedFields(access, path, await registry.schema(schema));
  const { search } = resource;
  if (!search || resource.of !== undefined || signal.aborted) return undefined;
  const filter = { [search.param]: text };
  const { data, total, pageInfo } = await provider.getList<AnyRecord>(path, {
    filter,
    pagination: { page: 1, perPage: FEW },
    meta: { quiet: true },
    signal,
  });
  const hits = data.flatMap((record) => {
    const found = foundIn(resource, record, text);
    return found === undefined ? [] : [{ record, found }];
  });
  if (hits.length === 0) return undefined;
  const [{ links = [] }] = await Promise.all([
    registry.views(schema) as Promise<ResourceViews>, // checked where they are defined, `defineViews`
    texts.ensureArea(schema.split('/', 1)[0] ?? schema),
  ]);
  const userId = currentSession()?.userId ?? '';
  const can = (action: string, record?: AnyRecord) =>
    decide(access, grant.path, resource, action, record, userId).allowed;
  return {
    kind,
    text,
    records: hits.slice(0, FEW).map(({ record, found }) => ({
      id: record.id,
      name: recordName(resource, record, locale),
      beside: besideName(resource, record, recordName(resource, record, locale)),
      path: aboutPath(links, record, access) ?? openPath({ resource, path, can }, record),
      found: found === 'hidden' ? undefined : found,
    })),
    total: pageInfo?.hasNextPage ? undefined : hits.length < data.length ? hits.length : total,
    all: `${grant.path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
  };
}
