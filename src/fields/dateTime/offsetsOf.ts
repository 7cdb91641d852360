import { offsetText } from '@/charts';
import { isZone, wallMoments, wallTime } from '@/schema/dates';

/**
 * How far the clock of a zone is from UTC where it shows a time: one text as a rule, two in the hour that comes twice,
 * none in the hour that is left out.
 */
export function offsetsOf(time: string, zone: string): readonly string[] {
  const wall = wallTime(time);
  return Number.isNaN(wall) || !isZone(zone) ? [] : wallMoments(wall, zone).map((at) => offsetText(at, zone));
}
