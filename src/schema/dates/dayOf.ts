import { zoneOffset } from './zoneOffset';

/** The day (`yyyy-MM-dd`) a moment (epoch ms) belongs to in a zone. @public */
export function dayOf(at: number, zone: string): string {
  return new Date(at + zoneOffset(at, zone)).toISOString().slice(0, 10);
}
