import { measureTexts, type Block, figureDecimals } from '@/schema';
import type { Translate } from '@/data';
import type { ComparedAnswer, PageBlock, ReportPlace } from '../blockProps';
import { readItems } from '../answer/readItems';
import { type ComparedItem, comparedItems } from '../figures/comparedItems';
import { itemName } from '../figures/itemName';
import { shownGroups } from '../figures/shownGroups';
import type { PartTable } from './filePart';
import { type FigureLine, linesPart } from './linesPart';

/** Lines one below the other; what a figure is made of goes by its name, too. */
const linesOf = (
  items: readonly ComparedItem[],
  nameOf: (item: ComparedItem) => string,
  isCompared: boolean,
  above = '',
): FigureLine[] =>
  items.flatMap((one) => {
    const { value, unit } = one.amount;
    const before = one.before?.unit === unit ? one.before.value : null;
    const name = above + nameOf(one);
    return [
      { name, value, unit, decimals: figureDecimals(unit), ...(isCompared && { before }) },
      ...linesOf(one.children, nameOf, isCompared, `${name} · `),
    ];
  });

/** @param note what they are compared with, in words */
export function figuresPart(
  { name, block }: Pick<PageBlock<Extract<Block, { readonly kind: 'figures' }>>, 'name' | 'block'>,
  { report, currency }: ReportPlace,
  answer: unknown,
  translate: Translate,
  { compared, note }: { readonly compared?: ComparedAnswer | undefined; readonly note?: string } = {},
): PartTable {
  const { measures } = report;
  const before = compared && (compared.answer ?? null);
  const absent = compared?.standing?.absent;
  if (block.parts) {
    const items = comparedItems(readItems(answer), readItems(before), measures, absent);
    const nameOf = ({ item }: ComparedItem) => itemName(item, measures, translate);
    return linesPart(linesOf(items, nameOf, compared !== undefined), translate, note);
  }
  const nameOf = (key: string, group: string | undefined) =>
    [
      ...(group === undefined ? [] : [`resources.${report.name}.groups.${name}.${group}`]),
      measureTexts(measures, key).name,
    ]
      .map((text) => translate(text))
      .join(' · ');
  const lines = shownGroups(block, answer, { measures, currency, before, absent }).flatMap(({ group, figures }) =>
    figures.map(({ key, value, unit, decimals, text, change, difference }): FigureLine => {
      const then = typeof difference === 'number' && value !== null ? value - difference : null;
      return {
        name: nameOf(key, group),
        value,
        unit,
        decimals,
        ...(text !== undefined && { text }),
        ...(difference !== undefined && { before: then }),
        ...(change !== undefined && { change }),
      };
    }),
  );
  return linesPart(lines, translate, note);
}
