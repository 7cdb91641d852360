import { type ShadedRange, changeRanges, clockChange } from '@/charts/internal';
import type { Translate } from '@/data';
import type { ReportPlace } from '../blockProps';
import { singleDay } from './singleDay';

/** The hour that is doubled or left out on the single day of a chart. */
export function clockRanges(place: ReportPlace, translate: Translate): readonly ShadedRange[] {
  const day = singleDay(place);
  const change = day === undefined ? undefined : clockChange(day, place.zone);
  if (!change) return [];
  const { kind, from, to } = change;
  return changeRanges(change, translate(`charts.clock.${kind}`, { from, to }));
}
