import { asObject } from '@/api';
import type { TimeSigns } from '@/charts/internal';
import type { Translate } from '@/data';
import { readWeather } from './readWeather';
import { conditionTag } from './weatherConditions';

/** The weather of a day at the axis of time, as far as an answer says it. */
export function weatherSigns(
  answer: unknown,
  frame: { readonly zone: string; readonly day: string },
  translate: Translate,
): TimeSigns | undefined {
  const words = (tag: string) => {
    const known = conditionTag(tag);
    return known ? translate(`charts.weather.${known}`) : tag;
  };
  const marks = readWeather(asObject(answer)?.weatherInfoList, frame, words);
  return marks.length > 0 ? { title: translate('charts.weather.title'), marks } : undefined;
}
