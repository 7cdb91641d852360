import type { Block } from '@/schema';
import type { PageBlock, ReportPlace } from '../block';
import { shownGroups } from '../figures/shownGroups';
import type { PartTable } from './part';

type Translate = (key: string) => string;

/** Figures as a table: what, how much, in what. */
export function figuresPart({ name, block }: PageBlock<Extract<Block, { readonly kind: 'figures' }>>, { report, currency }: ReportPlace, answer: unknown, translate: Translate): PartTable {
  const figures = shownGroups(block, answer, { measures: report.measures, currency }).flatMap((one) => one.figures.map((figure) => ({ ...figure, group: one.group })));
  const nameOf = (key: string, group: string | undefined) => [...(group === undefined ? [] : [`resources.${report.name}.groups.${name}.${group}`]), `measures.${key}`].map((text) => translate(text)).join(' · ');
  const isCompared = figures.some(({ change }) => change !== undefined);
  return {
    columns: [
      { label: translate('report.file.figure') },
      { label: translate('report.file.value'), isFigure: true },
      { label: translate('report.file.unit') },
      ...(isCompared ? [{ label: translate('report.file.change'), isFigure: true }] : []),
    ],
    rows: figures.map(({ key, group, value, unit, decimals, text, change = null }) => [
      nameOf(key, group),
      text ?? { value, decimals },
      unit,
      ...(isCompared ? [{ value: change, decimals: 1 }] : []),
    ]),
  };
}
