import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { asText } from '@/api';
import type { AnyRecord } from '@/schema';
import type { ConsoleDataProvider } from './consoleDataProvider';

/**
 * Sign or code of the currency of a record; '' for none.
 *
 * @example currencyOf({ id: '7', currencyCode: 'EUR' }) // 'EUR'
 * @public
 */
export const currencyOf = (record: AnyRecord | undefined): string =>
  asText(record?.currency) || asText(record?.currencyCode);

/**
 * Records of a list, with what their own pages say where the list names no clock or no currency: without both, no
 * figure of them can be told. A page that may not be read says nothing.
 *
 * @returns `isPending` while a page is still to answer
 * @example const { records, isPending } = useWholeRecords('depot/depot', listed)
 * @public
 */
export function useWholeRecords(
  resource: string,
  records: readonly AnyRecord[],
): { readonly records: readonly AnyRecord[]; readonly isPending: boolean } {
  const provider = useDataProvider<ConsoleDataProvider>();
  const ids = records
    .filter((record) => asText(record.timeZone) === '' || currencyOf(record) === '')
    .map(({ id }) => asText(id));
  const { data, isLoading } = useQuery({
    queryKey: [resource, 'whole records', ids],
    enabled: ids.length > 0,
    queryFn: async () =>
      Promise.all(
        ids.map(
          async (id) =>
            (await provider.getOne<AnyRecord>(resource, { id, meta: { quiet: true } }).catch(() => undefined))?.data,
        ),
      ),
    staleTime: Infinity,
  });
  return {
    records: records.map(
      (record) => data?.find((one) => one !== undefined && asText(one.id) === asText(record.id)) ?? record,
    ),
    isPending: isLoading,
  };
}
