import { measureTexts, wholeMeasure, type Measures } from '@/schema';
import type { Locale } from '@/data';
import type { Translate } from './docTexts';
import { docWords } from './docWords';
import { code } from './markdown';

/** A row each: key, name, unit, whether parts of a time add up, what it is calculated from, other names on the wire. */
export function measureRows(
  measures: Measures,
  used: readonly string[],
  locale: Locale,
  translate: Translate,
): string[][] {
  const { always, never } = docWords(locale);
  return [...new Set(used)].flatMap((key) => {
    const measure = measures[key];
    if (!measure) return [];
    const { unit, sums, aliases } = wholeMeasure(measure);
    return [
      [
        code(key),
        translate(measureTexts(measures, key).name, { _: key }),
        unit,
        sums ? always : never,
        translate(measureTexts(measures, key).help, { _: '' }),
        aliases.map(code).join(', '),
      ],
    ];
  });
}
