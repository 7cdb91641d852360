import { wallMoments } from '@/schema/dates/wallMoments';
import { zoneOffset } from '@/schema/dates/zoneOffset';

/** Whether the wall clock of a zone shows this time twice: only the name of the zone tells the two apart. */
export function isDoubled(at: number, zone: string): boolean {
  return wallMoments(at + zoneOffset(at, zone), zone).length > 1;
}
