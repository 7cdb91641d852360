import type { Translate } from '@/data';
import { changeOf } from '../figures/shownFigures';
import type { PartCell, PartFigure, PartTable } from './filePart';

/** A figure as a line of a file or of paper. @public */
export interface FigureLine {
  readonly name: string;
  /** In `unit`; null is nothing. */
  readonly value: number | null;
  readonly unit: string;
  readonly decimals: number;
  /** What stands in its place where the answer says words. */
  readonly text?: string;
  /** What it is compared with, in `unit`; null where that is nothing. */
  readonly before?: number | null;
  /** Percent, where the answer says it itself. */
  readonly change?: number | null;
}

const PERCENT = 1;

/** How a line changed: its difference, and that in percent. The difference of a share is in points, and says it all. */
function changesOf({ value, before = null, unit, decimals }: FigureLine): readonly PartFigure[] {
  const difference = value === null || before === null ? null : value - before;
  return [
    { value: before, decimals },
    { value: difference, decimals, signed: true },
    { value: unit === '%' ? null : changeOf(before, value), decimals: PERCENT, signed: true },
  ];
}

/**
 * Figures one below the other, each with its unit. Where they are compared, with what they were, the difference in the
 * same unit and the change in percent, both with their signs.
 *
 * @param note what they are compared with, in words
 * @example setPart?.(async () => linesPart([{ name: 'Saving', value: 3.2, unit: 'EUR', decimals: 2 }], translate))
 * @public
 */
export function linesPart(lines: readonly FigureLine[], translate: Translate, note?: string): PartTable {
  const isCompared = lines.some(({ before }) => before !== undefined);
  const tellsChange = !isCompared && lines.some(({ change }) => change !== undefined);
  const column = (key: string, isFigure = true) => ({
    label: translate(`report.file.${key}`),
    ...(isFigure && { isFigure }),
  });
  const more = isCompared ? ['before', 'difference', 'change'] : tellsChange ? ['change'] : [];
  const cells = (line: FigureLine): readonly PartCell[] => [
    line.name,
    line.text ?? { value: line.value, decimals: line.decimals },
    line.unit,
    ...(isCompared ? changesOf(line) : []),
    ...(tellsChange ? [{ value: line.change ?? null, decimals: PERCENT, signed: true }] : []),
  ];
  return {
    columns: [column('figure', false), column('value'), column('unit', false), ...more.map((key) => column(key))],
    rows: lines.map(cells),
    ...(note !== undefined && { note }),
  };
}
