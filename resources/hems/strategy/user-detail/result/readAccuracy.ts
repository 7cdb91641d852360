import { asObject, asText } from '@/api';
import { readNumber } from '@/schema';
import { objectsIn } from '../objectsIn';
import { readPercent } from './readPercent';

export interface AccuracyCard {
  readonly key: string;
  /** As the server says it; '' where it does not. */
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
}

/** A part of all errors: how many, and what percent, not above 100 (spec 02 §9). */
export interface AccuracyShare {
  readonly interval: string;
  readonly count: number | null;
  readonly percent: number | null;
}

/** `dataList` and `percentList` of an accuracy answer. */
export function readAccuracy(raw: unknown): {
  readonly cards: readonly AccuracyCard[];
  readonly shares: readonly AccuracyShare[];
} {
  const { dataList, percentList } = asObject(raw) ?? {};
  return {
    cards: objectsIn(dataList).map(({ name, dataKey, value, unit }, place) => ({
      key: asText(dataKey) || `${place}`,
      name: asText(name),
      value: readNumber(value),
      unit: asText(unit) || asText(asObject(value)?.unit),
    })),
    shares: objectsIn(percentList).map(({ interval, count, percent }) => {
      const share = readPercent(percent);
      return {
        interval: asText(interval),
        count: readNumber(count),
        percent: share === null ? null : Math.min(100, share),
      };
    }),
  };
}

/** The labels of its bars, as they came. */
export function labelsOf(raw: unknown): readonly string[] {
  const xlist = asObject(raw)?.xlist;
  return Array.isArray(xlist) ? xlist.map(asText) : [];
}
