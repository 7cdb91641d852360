import { wireConfig } from '@/api';
import { isEmpty, nameParams, wireName, type AnyValues, type Call, type Provided } from '@/schema';
import { asCame } from './asCame';
import type { Loaded } from './providerOf';
import { likeOf } from './seenValues';

const BOUNDS = { begin: 'gte', end: 'lte' } as const;

/**
 * The names of a range that its filter does not name itself: `beginPrice` is `price_gte`, `endPrice` is `price_lte`, as
 * most providers have it.
 */
function boundNames({ fields }: Provided): ReadonlyMap<string, readonly [name: string, wire: string]> {
  const wires = Object.entries(fields).map(([name, { options }]) => wireName(name, options));
  return new Map(
    wires.flatMap((wire) =>
      Object.entries(BOUNDS)
        .map(([begin, sign]) => [`${begin}${wire.charAt(0).toUpperCase()}${wire.slice(1)}`, sign] as const)
        .filter(([own]) => !wires.includes(own))
        .map(([own, sign]) => [own, [`${wire}_${sign}`, wire]] as const),
    ),
  );
}

/** What a list is narrowed to, by the names of the wire, values as they came. */
export function requestedFilter(loaded: Loaded, provided: Provided, call: Call, params: AnyValues): AnyValues {
  const bounds = boundNames(provided);
  const filter = Object.entries(params).map(([given, value]) => {
    const [name, wire] = bounds.get(given) ?? [given, given];
    return [name, asCame(value, likeOf(loaded, provided, wire))] as const;
  });
  return nameParams(call, Object.fromEntries(filter.filter(([, value]) => !isEmpty(value))));
}

export interface ListRequest {
  /** Absent: all records are asked for. */
  readonly pagination: { readonly page: number; readonly perPage: number } | undefined;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter: AnyValues;
}

/** The parameters of a list as the console makes them, as a provider takes them. */
export function listRequest(loaded: Loaded, provided: Provided, call: Call, params: AnyValues): ListRequest {
  const { pageNum, pageSize } = wireConfig.fields;
  const { [pageNum]: page, [pageSize]: perPage, sortField, sortOrder, ...rest } = params;
  return {
    pagination: page === undefined ? undefined : { page: Number(page), perPage: Number(perPage) },
    sort: {
      field: typeof sortField === 'string' ? sortField : 'id',
      order: sortOrder === 'desc' ? 'DESC' : 'ASC',
    },
    filter: requestedFilter(loaded, provided, call, rest),
  };
}
