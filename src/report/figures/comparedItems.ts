import type { Amount } from '@/charts';
import type { Measures } from '@/schema';
import type { FigureItem } from '../answer/readItems';
import { type Standing, unlessAbsent } from '../compare/equipment';
import { measureOf } from './itemName';

/** A line of figures beside the same line of another answer; what nothing was there to measure is nothing. */
export interface ComparedItem {
  readonly item: FigureItem;
  readonly amount: Amount;
  /** Absent where the other answer has no such line. */
  readonly before?: Amount;
  readonly children: readonly ComparedItem[];
}

/** One line of two answers: by its type, else by its words. */
const isSameLine = (one: FigureItem, other: FigureItem): boolean =>
  other.type === '' ? one.name === other.name : one.type === other.type;

export function comparedItems(
  items: readonly FigureItem[],
  then: readonly FigureItem[],
  measures: Measures,
  absent?: Standing['absent'],
): ComparedItem[] {
  return items.map((item) => {
    const other = then.find((one) => isSameLine(one, item));
    const tone = measures[measureOf(item, measures) ?? '']?.tone;
    const amountOf = ({ amount }: FigureItem, when: 'now' | 'before'): Amount => ({
      ...amount,
      value: unlessAbsent(amount.value, tone, absent?.[when]),
    });
    return {
      item,
      amount: amountOf(item, 'now'),
      ...(other && { before: amountOf(other, 'before') }),
      children: comparedItems(item.children, other?.children ?? [], measures, absent),
    };
  });
}
