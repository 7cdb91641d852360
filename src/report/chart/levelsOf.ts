import type { ChartSpec, LevelLine } from '@/charts';
import type { Translate } from '@/data';
import { measureTexts, formatAmount } from '@/schema';
import type { ReportPlace } from '../blockProps';
import { readFigures } from '../answer/readFigures';
import { shownFigures } from '../figures/shownFigures';

/** The figures of an answer that a chart draws as levels, on the axis of their unit. */
export function levelsOf(
  levels: readonly string[],
  answer: unknown,
  { axes }: ChartSpec,
  { report: { measures }, currency }: ReportPlace,
  translate: Translate,
  locale: string,
): LevelLine[] {
  return shownFigures(readFigures(answer, measures, levels), levels, measures, currency).flatMap(
    ({ key, value, unit, decimals, tone }): LevelLine[] => {
      const axis = axes.findIndex((one) => one.unit === unit);
      if (value === null) return [];
      return [
        {
          value,
          axis: Math.max(0, axis),
          label: `${translate(measureTexts(measures, key).name)} ${formatAmount(value, { unit: axes[Math.max(0, axis)]?.unit ?? unit, decimals }, locale)}`,
          ...(tone && { tone }),
        },
      ];
    },
  );
}
