import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { asObject } from '@/api/wireValue';
import type { WeatherMark } from '@/charts/chart';
import { conditionTag } from '@/charts/plot/weather/conditions';
import { readWeather } from '@/charts/response/readWeather';
import { useArea } from '@/data/texts/useArea';

/** The weather of an answer (`weatherInfoList`), in the language of the page. */
export function useWeather(raw: unknown, zone: string, day: string): readonly WeatherMark[] {
  useArea('charts');
  const translate = useTranslate();
  return useMemo(() => {
    const words = (tag: string) => {
      const known = conditionTag(tag);
      return known ? translate(`charts.weather.${known}`) : tag;
    };
    return readWeather(asObject(raw)?.weatherInfoList, { zone, day }, words);
  }, [raw, zone, day, translate]);
}
