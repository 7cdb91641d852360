import type { Translate } from '@/data';
import { measureNamed, measureTexts, type Measures } from '@/schema';
import type { FigureItem } from '../answer/readItems';

/** What a line of figures is called: its measure where one knows it, else as the answer says. */
export function itemName({ type, name }: FigureItem, measures: Measures, translate: Translate): string {
  const known = (type && measureNamed(measures, type)) || measureNamed(measures, name);
  return known ? translate(measureTexts(measures, known).name) : name;
}
