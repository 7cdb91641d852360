import { asFlag, asObject, asText } from '@/api';
import { isZone } from '@/schema/dates';
import { readConnection } from './readConnection';

/** A home as its pages need it (spec 02 §3, proposed fields 'home'). */
export interface Home {
  readonly id: string;
  /** Its name, else its id. */
  readonly name: string;
  /** IANA zone of the station; the browser's when the server names none. */
  readonly zone: string;
  /** The server named the zone. */
  readonly hasZone: boolean;
  /** Whether its controller is connected; undefined when the server says nothing. */
  readonly online: boolean | undefined;
  /** What the grid connection carries, in W; undefined when the server says nothing. */
  readonly connection: number | undefined;
}

/** Reads a `station/detail` answer; the record may stand in `stationInfo`. An unknown zone is the browser's. */
export function readHome(id: string, raw: unknown): Home {
  const answer = asObject(raw) ?? {};
  const record = { ...asObject(answer.stationInfo), ...answer };
  const zone = [record.timeZone, record.timezone, record.marketAreaTimeZone]
    .map(asText)
    .find((one) => one !== '' && isZone(one));
  return {
    id,
    name: asText(record.name) || asText(record.stationName) || id,
    zone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    hasZone: zone !== undefined,
    online: asFlag(record.online) ?? asFlag(record.deviceOnlineStatus),
    connection: readConnection(record.gridConnection),
  };
}
