import type { Placed } from '@mocks/world/world';
import type { KindKey } from '../kinds/kinds';

/** What the telemetry of a device depends on besides the time. */
export interface Source {
  /** Made of the serial number: everything random of the device follows from it. */
  readonly seed: number;
  readonly kind: KindKey;
  /** kW it is made for; kWh of a battery. */
  readonly rated: number;
  /** IANA zone of the station: days are its days. */
  readonly zone: string;
  /** The device of the world whose doings it tells. */
  readonly placed: Placed;
  /** Epoch ms of its first report. */
  readonly since: number;
  /** Epoch ms after which it never reports again. */
  readonly silentSince?: number;
  /** The controller it reports through. */
  readonly behind?: Source;
}

/** Milliseconds between two reports. */
export const REPORT = 300_000;
