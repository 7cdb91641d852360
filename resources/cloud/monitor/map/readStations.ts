import { asCode, asObject, asText } from '@/api';
import { readNumber } from '@/schema';

/** A station as the map shows it. */
export interface MappedStation {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isOnline: boolean;
  /** Codes, '' where the cloud says none. */
  readonly type: string;
  readonly status: string;
  readonly address: string;
}

const ONLINE = new Set(['1', 'online', 'true']);

/**
 * Stations of an answer of `station/list`; those without a place on the earth are counted, for they are in the table
 * alone.
 */
export function readStations(answer: unknown): {
  readonly stations: readonly MappedStation[];
  readonly unplaced: number;
} {
  const list: unknown = Array.isArray(answer) ? answer : asObject(answer)?.list;
  const rows = (Array.isArray(list) ? list : []).flatMap((raw: unknown) => {
    const row = asObject(raw);
    return row ? [row] : [];
  });
  const stations = rows.flatMap((row) => {
    const [id, latitude, longitude] = [
      asText(row.stationId) || asText(row.id),
      readNumber(row.latitude),
      readNumber(row.longitude),
    ];
    if (
      id === '' ||
      latitude === null ||
      longitude === null ||
      Math.abs(latitude) > 90 ||
      Math.abs(longitude) > 180 ||
      (latitude === 0 && longitude === 0)
    )
      return [];
    return [
      {
        id,
        name: asText(row.stationName) || asText(row.name) || id,
        latitude,
        longitude,
        isOnline: ONLINE.has(asCode(row.onlineStatus).toLowerCase()),
        type: asCode(row.stationType),
        status: asCode(row.status),
        address: asText(row.address),
      },
    ];
  });
  return { stations, unplaced: rows.length - stations.length };
}
