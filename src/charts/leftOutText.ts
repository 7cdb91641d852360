import type { Translate } from '@/data';
import { formatList } from '@/schema';
import type { ChartSpec } from './chart';

const NAMED = 8;

/** Which labels of an answer have no place on the axis of time, in words; undefined where all have one. */
export function leftOutText({ leftOut = [] }: Pick<ChartSpec, 'leftOut'>, translate: Translate): string | undefined {
  if (leftOut.length === 0) return undefined;
  const named = [...new Set(leftOut.map((label) => label || '-'))];
  const labels = formatList(named.slice(0, NAMED)) + (named.length > NAMED ? '…' : '');
  return translate('charts.leftOut', { smart_count: leftOut.length, labels });
}
