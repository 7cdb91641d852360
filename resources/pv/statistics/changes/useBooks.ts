import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useAccess } from '@/access';
import { invoke } from '@/data';
import { readRows } from '@/report';
import { encodeFilters } from '@/schema';
import { nowOn, periodOf } from '@/schema/dates';
import type { ElectricBill } from '@schemas/pv/statistics/electric-bill';
import type { MonthlyStatistics } from '@schemas/pv/statistics/monthly-statistics';
import { operationReport } from '@schemas/pv/statistics/operation-report.report';
import type { BookBill, BookMonth, Books } from '@schemas/pv/parts/bookChanges';

const PARTS = { months: 'pv/monthly-statistics', bills: 'pv/electric-bill', report: 'pv/operation-report' } as const;
type Part = keyof typeof PARTS;
const COLUMNS = { columns: ['time', 'generation', 'selfUse', 'feedIn'] } as const;
const UTC = 'UTC';

/** What is written about a station, and which parts of it somebody may not open or could not be had. */
export interface KnownBooks {
  readonly books: Books;
  readonly missing: readonly Part[];
}

interface BooksRequest {
  readonly station: string;
  /** First and last month that is looked at, 'yyyy-MM'. */
  readonly from: string;
  readonly to: string;
  /** Asked for anew after something was done. */
  readonly when: 'before' | 'after';
  readonly enabled: boolean;
}

/** Months and bills of a station, and its months by the operation report; undefined until they are known. */
export function useBooks({ station, from, to, when, enabled }: BooksRequest): KnownBooks | undefined {
  const provider = useDataProvider();
  const { pathOf } = useAccess();
  const { data } = useQuery({
    queryKey: ['pv', 'books', station, from, to, when],
    enabled: enabled && station !== '' && from !== '' && to !== '',
    staleTime: Infinity,
    gcTime: 0, // what is asked the next time may be another state
    queryFn: async ({ signal }): Promise<KnownBooks> => {
      const missing: Part[] = [];
      const list = async <T>(part: Part, fetchRows: () => Promise<readonly T[]>): Promise<readonly T[]> => {
        if (pathOf.has(PARTS[part]))
          try {
            return await fetchRows();
          } catch (failure) {
            if (signal.aborted) throw failure;
          }
        missing.push(part);
        return [];
      };
      const rows =
        <T extends RaRecord>(part: Part, field: string) =>
        async () => {
          const request = {
            filter: { stationId: station },
            pagination: { page: 1, perPage: 200 },
            sort: { field, order: 'DESC' as const },
            meta: { quiet: true },
            signal,
          };
          return (await provider.getList<T>((pathOf.get(PARTS[part]) ?? '').slice(1), request)).data;
        };
      const reported = async (): Promise<readonly BookMonth[]> => {
        const period = { ...periodOf('month', `${from}-01`, `${to}-01`), by: 'month' as const };
        const params = encodeFilters(operationReport.resource, { stationId: station, period });
        const answer = await invoke(operationReport.resolve('GET performance'), params, { signal, quiet: true });
        const { rows: found } = readRows(answer, operationReport, COLUMNS, {
          zone: UTC,
          today: nowOn(UTC).slice(0, 10),
        });
        return found.map(({ time, figures }) => ({ ...figures, month: time.slice(0, 7) || from }));
      };
      const [months, bills, report] = await Promise.all([
        list<BookMonth>('months', rows<MonthlyStatistics>('months', 'month')),
        list<BookBill>('bills', rows<ElectricBill>('bills', 'billMonth')),
        list('report', reported),
      ]);
      return { books: { months, bills, report }, missing };
    },
  });
  return data;
}
