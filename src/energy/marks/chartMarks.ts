import { behaviour } from '@/schema';
import { nowOn } from '@/schema/dates';
import type { Translate } from '@/data';
import { type AddedMarks, type MarksTold, singleDay } from '@/report/internal';
import { weatherSigns } from '../weather/weatherSigns';
import { nights } from './nights';
import { spansOf } from './spansOf';

/** Nights behind what the sun makes, named stretches of an answer, and the weather of a single day. */
export function chartMarks({ block, spec, place, answer, besides, text }: MarksTold, translate: Translate): AddedMarks {
  const { zone, days } = place;
  const day = singleDay(place);
  const tones = behaviour(block, 'spans');
  const frame = { zone, day: days?.startDate ?? nowOn(zone).slice(0, 10), ...(days && { lastDay: days.endDate }) };
  return {
    ranges: [
      ...nights(spec, translate('report.chart.night')),
      ...(tones ? spansOf(answer, tones, { ...frame, nameOf: (value) => text('spans', value) }) : []),
    ],
    ...(day !== undefined && { signs: weatherSigns(besides, { zone, day }, translate) }),
  };
}
