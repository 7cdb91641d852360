import { measureTexts, type Report, formatAmount } from '@/schema';
import { labelled } from '@/schema/internal';
import type { PartTable } from '../file/filePart';
import type { ToldEffects } from './toldEffects';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What a result depends on, as a sheet of the file and on paper: the largest effect first. */
export function effectsPart(
  report: Report,
  measure: string,
  { base, effects, unit, decimals }: ToldEffects,
  by: number,
  translate: Translate,
  locale: string,
): PartTable {
  const result = `${translate(measureTexts(report.measures, measure).name)}${unit === '' ? '' : ` (${unit})`}`;
  const of = (side: 'lower' | 'higher') => translate(`report.sensitivity.${side}`, { by });
  return {
    columns: [
      { label: translate('report.sensitivity.input') },
      { label: of('lower'), isFigure: true },
      { label: result, isFigure: true },
      { label: of('higher'), isFigure: true },
      { label: result, isFigure: true },
    ],
    rows: effects.map(({ name, low, high, below, above }) => [
      translate(`resources.${report.name}.fields.${name}`),
      { value: low, decimals: decimalsOf(low) },
      { value: below, decimals },
      { value: high, decimals: decimalsOf(high) },
      { value: above, decimals },
    ]),
    ...(base !== null && {
      note: labelled(translate('report.sensitivity.now'), formatAmount(base, { unit, decimals }, locale), locale),
    }),
  };
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;
