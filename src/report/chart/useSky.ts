import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { asObject } from '@/api/wireValue';
import type { ChartSpec } from '@/charts/chart';
import { conditionTag } from '@/charts/plot/weather/weatherConditions';
import { readWeather } from '@/charts/response/readWeather';
import { changeRanges, clockChange } from '@/charts/time/clockChange';
import type { ReportPlace } from '../blockProps';

/**
 * What stands over the chart of a single day: its weather, as far as the answer says it, and the hour that is doubled
 * or left out.
 */
export function useSky(answer: unknown, { days, zone }: ReportPlace): Pick<ChartSpec, 'ranges' | 'weather'> {
  const translate = useTranslate();
  const day = days && days.startDate === days.endDate ? days.startDate : undefined;
  return useMemo(() => {
    if (day === undefined) return {};
    const change = clockChange(day, zone);
    const words = (tag: string) => {
      const known = conditionTag(tag);
      return known ? translate(`charts.weather.${known}`) : tag;
    };
    const weather = readWeather(asObject(answer)?.weatherInfoList, { zone, day }, words);
    return {
      ...(change && {
        ranges: changeRanges(change, translate(`charts.clock.${change.kind}`, { from: change.from, to: change.to })),
      }),
      ...(weather.length > 0 && { weather }),
    };
  }, [answer, day, zone, translate]);
}
