import { asObject, asText } from '@/api/wireValue';

/** A moment a strategy can be looked at. */
export interface StrategyTime {
  readonly datetime: string;
  readonly requestId: string;
}

/** `dateTimeList`, the latest last; also a bare list. What has neither time nor id is left out. */
export function readTimes(raw: unknown): StrategyTime[] {
  const { dateTimeList, list } = asObject(raw) ?? {};
  const rows: unknown = dateTimeList ?? list ?? raw;
  const times = (Array.isArray(rows) ? rows : []).flatMap((one: unknown): StrategyTime[] => {
    const time = { datetime: asText(asObject(one)?.datetime ?? one), requestId: asText(asObject(one)?.requestId) };
    return time.datetime === '' && time.requestId === '' ? [] : [time];
  });
  return times.toSorted((one, other) => (one.datetime < other.datetime ? -1 : 1));
}
