import type { Translate } from '@/data';
import { measureNamed, measureTexts, type Measures } from '@/schema';
import type { FigureItem } from '../answer/readItems';

/** The measure a line of figures is of, where one knows it. */
export const measureOf = ({ type, name }: FigureItem, measures: Measures): string | undefined =>
  (type && measureNamed(measures, type)) || measureNamed(measures, name);

/** What a line of figures is called: its measure where one knows it, else as the answer says. */
export function itemName(item: FigureItem, measures: Measures, translate: Translate): string {
  const known = measureOf(item, measures);
  return known ? translate(measureTexts(measures, known).name) : item.name;
}
