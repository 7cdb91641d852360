import type { ShadedRange } from '@/charts/chart';
import { changeRanges, clockChange } from '@/charts/time/clockChange';
import type { Translate } from '@/data/texts/translate';
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
