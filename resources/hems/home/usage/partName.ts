import type { Translate } from '@/data';
import { measureNamed, measureTexts, type Measures } from '@/schema';
import type { Part } from './readUsage';

/** What a part of the usage is called: its measure where one knows it, else as the answer says. */
export function partName({ type, text }: Part, measures: Measures, translate: Translate): string {
  const key = measureNamed(measures, type);
  return key ? translate(measureTexts(measures, key).name) : text;
}
