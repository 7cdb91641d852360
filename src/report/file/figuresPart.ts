import { measureTexts, type Block, figureDecimals } from '@/schema';
import type { PageBlock, ReportPlace } from '../blockProps';
import { shownGroups } from '../figures/shownGroups';
import { readItems, type FigureItem } from '../answer/readItems';
import { itemName } from '../figures/itemName';
import type { PartCell, PartTable } from './filePart';

type Translate = (key: string) => string;

/** Lines one below the other; what a figure is made of goes by its name, too. */
const linesOf = (items: readonly FigureItem[], nameOf: (item: FigureItem) => string, above = ''): PartCell[][] =>
  items.flatMap((item) => {
    const { value, unit } = item.amount;
    const name = above + nameOf(item);
    return [[name, { value, decimals: figureDecimals(unit) }, unit], ...linesOf(item.children, nameOf, `${name} · `)];
  });

export function figuresPart(
  { name, block }: PageBlock<Extract<Block, { readonly kind: 'figures' }>>,
  { report, currency }: ReportPlace,
  answer: unknown,
  translate: Translate,
): PartTable {
  const columns = [
    { label: translate('report.file.figure') },
    { label: translate('report.file.value'), isFigure: true },
    { label: translate('report.file.unit') },
  ];
  if (block.parts)
    return { columns, rows: linesOf(readItems(answer), (item) => itemName(item, report.measures, translate)) };
  const figures = shownGroups(block, answer, { measures: report.measures, currency }).flatMap((one) =>
    one.figures.map((figure) => ({ ...figure, group: one.group })),
  );
  const nameOf = (key: string, group: string | undefined) =>
    [
      ...(group === undefined ? [] : [`resources.${report.name}.groups.${name}.${group}`]),
      measureTexts(report.measures, key).name,
    ]
      .map((text) => translate(text))
      .join(' · ');
  const isCompared = figures.some(({ change }) => change !== undefined);
  return {
    columns: [...columns, ...(isCompared ? [{ label: translate('report.file.change'), isFigure: true }] : [])],
    rows: figures.map(({ key, group, value, unit, decimals, text, change = null }) => [
      nameOf(key, group),
      text ?? { value, decimals },
      unit,
      ...(isCompared ? [{ value: change, decimals: 1 }] : []),
    ]),
  };
}
