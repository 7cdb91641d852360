import type { Block } from '@/schema';
import { readFigures } from '../answer/readFigures';
import type { PageBlock, ReportPlace } from '../block';
import { shownFigures } from '../figures/shownFigures';
import type { PartTable } from './part';

type Translate = (key: string) => string;

/** Figures as a table: what, how much, in what. */
export function figuresPart({ block }: PageBlock<Extract<Block, { readonly kind: 'figures' }>>, { report, currency }: ReportPlace, answer: unknown, translate: Translate): PartTable {
  const figures = shownFigures(readFigures(answer, report.measures, block.show), block.show, report.measures, currency);
  const isCompared = figures.some(({ change }) => change !== undefined);
  return {
    columns: [
      { label: translate('report.file.figure') },
      { label: translate('report.file.value'), isFigure: true },
      { label: translate('report.file.unit') },
      ...(isCompared ? [{ label: translate('report.file.change'), isFigure: true }] : []),
    ],
    rows: figures.map(({ key, value, unit, decimals, text, change = null }) => [
      translate(`measures.${key}`),
      text ?? { value, decimals },
      unit,
      ...(isCompared ? [{ value: change, decimals: 1 }] : []),
    ]),
  };
}
