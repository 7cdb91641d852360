import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useResource } from '@/data';
import { useTarget } from '@/fields';
import type { DeviceData } from '@schemas/pv/statistics/device-data';
import type { MeterDay } from '@schemas/pv/parts/recountDays';

/** ms between two looks at days that are being counted. */
const AGAIN = 3000;
const isRunning = (days: readonly MeterDay[] | undefined): boolean =>
  days?.some(({ recalculateStatus }) => recalculateStatus === 'running') ?? false;

interface DaysRequest {
  readonly station: string;
  readonly from: string;
  readonly to: string;
  /** After counting they are looked at until all are done. */
  readonly when: 'before' | 'after';
  readonly enabled: boolean;
}

/** The days of all meters of a station as they are written. */
export function useMeterDays({ station, from, to, when, enabled }: DaysRequest) {
  const provider = useDataProvider();
  const { path } = useResource();
  const devices = useTarget('pv/device').resource;
  const query = useQuery<readonly MeterDay[]>({
    queryKey: ['pv', 'meterDays', station, from, to, when],
    enabled: enabled && station !== '' && from !== '' && to !== '',
    staleTime: Infinity,
    gcTime: 0, // what is asked the next time may be another state
    refetchInterval: ({ state }) => (when === 'after' && isRunning(state.data) ? AGAIN : false),
    queryFn: async ({ signal }) => {
      const list = async (resource: string, field: string, perPage: number, filter: object) =>
        (
          await provider.getList<DeviceData>(resource, {
            filter,
            pagination: { page: 1, perPage },
            sort: { field, order: 'ASC' },
            meta: { quiet: true },
            signal,
          })
        ).data;
      const meters = await list(devices, 'name', 50, { stationId: station, deviceType: 'meter' });
      return (
        await Promise.all(meters.map(({ id }) => list(path, 'date', 400, { deviceId: id, date: [from, to] })))
      ).flat();
    },
  });
  return { days: query.data, error: query.error, retry: query.refetch, running: isRunning(query.data) };
}
