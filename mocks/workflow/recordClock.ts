import { zoneOfRecord, type WallClock } from '@/schema';
import { nowOn } from '@/schema/dates';
import type { BackendContext } from '../core/context';

/** The backend's time on the clock of any zone, as conditions ask for it. */
export function recordClock({ clock }: BackendContext): WallClock {
  return (zone) => nowOn(zone, new Date(clock()));
}

/** Now on the clock of a record's own zone, `YYYY-MM-DD HH:mm:ss`. */
export function nowOf(context: BackendContext, row: object): string {
  return recordClock(context)(zoneOfRecord(row));
}
