import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { Coordinates } from '@/dsl';
import { useTarget } from '@/fields';
import type { PvStation } from '@schemas/pv/operation/station';

const PAGE = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;
const MINUTE = 60_000;

/** A station as a wall shows it. */
export interface WallStation {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly position: Coordinates | undefined;
  readonly zone: string;
}

/** The stations a wall may show, by name, as they are now. */
export function useStations(): readonly WallStation[] {
  const { data } = useGetList<PvStation>(useTarget('pv/station').resource, PAGE, { refetchInterval: MINUTE });
  return useMemo(
    () =>
      (data ?? []).map(({ id, name, status, position, timeZone }) => ({
        id: String(id),
        name: name ?? String(id),
        status: status ?? '',
        position: position ?? undefined,
        zone: timeZone ?? '',
      })),
    [data],
  );
}
