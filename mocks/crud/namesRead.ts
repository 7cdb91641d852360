import { isEmpty, rangeParams, wireName, type Call, type Resource } from '@/schema';

/** Wire names of the properties that the filters, the search and the order of a list call look at. */
export function namesRead(
  { fields, filters, search, api, sort }: Resource,
  call: Call,
  params: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  const wireOf = (name: string) => wireName(name, fields[name]?.options ?? {});
  const isSent = (wire: string) => !isEmpty(params[call.names?.[wire] ?? wire]);
  const filtered = Object.entries(fields).flatMap(([name, { options }]) => {
    const filter = filters.find(({ field }) => field === name);
    const own =
      filter?.as === 'range'
        ? rangeParams(filter, options)
        : [typeof filter?.params === 'string' ? filter.params : wireName(name, options)];
    return own.some(isSent) ? [wireName(name, options)] : [];
  });
  const sought = search && !isEmpty(params[search.param]) ? search.in.map(wireOf) : [];
  const order = api.sort === false ? '' : String(params[api.sort?.field ?? 'sortField'] ?? '');
  const ordered =
    order === '' ? [sort?.field ?? ''] : order.split(',').map((one) => one.replace(/^-/, '').split(':')[0] ?? '');
  return new Set([...filtered, ...sought, ...ordered.flatMap((name) => [name, wireOf(name)])]);
}
