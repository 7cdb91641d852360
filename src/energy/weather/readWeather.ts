import { asObject, asText } from '@/api';
import { readNumber } from '@/schema';
import { type TimeSign, readMoments, type LabelFrame } from '@/charts';
import { weatherSign } from './weatherSign';

/** Words of a condition, in the user's language: `clear-day` as 'Clear'. */
export type ConditionText = (tag: string) => string;

/** `weatherInfoList` (spec 02 §3): condition and temperature from a time on. What has no time is left out. */
export function readWeather(raw: unknown, frame: LabelFrame, conditionText: ConditionText): TimeSign[] {
  const marks: TimeSign[] = [];
  for (const one of Array.isArray(raw) ? raw : []) {
    const { datetime, temperature, unit, conditionTag } = asObject(one) ?? {};
    const [at] = readMoments([datetime], frame) ?? [];
    const tag = asText(asObject(conditionTag)?.code ?? conditionTag);
    if (at === undefined || tag === '') continue;
    const degrees = readNumber(temperature);
    const words = conditionText(tag);
    marks.push({
      at,
      ...weatherSign(tag),
      label: degrees === null ? words : `${words} ${degrees.toFixed(1)}\u00a0${asText(unit) || '°C'}`,
    });
  }
  return marks.toSorted((one, other) => one.at - other.at);
}
