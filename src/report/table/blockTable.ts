import type { useTranslate } from 'react-admin';
import { measureTexts, type Block } from '@/schema';
import { nowOn } from '@/schema/dates';
import { readRows } from '../answer/readRows';
import type { BlockProps } from '../blockProps';
import { pageIn } from '../firstExtra';
import { tableModel, type TableModel } from './tableModel';

export type TableOf = Extract<Block, { readonly kind: 'table' }>;

interface TableRequest extends Pick<BlockProps<TableOf>, 'block' | 'place' | 'extra'> {
  /** These are all rows of a table that the page shows in pages: in the same units. */
  readonly asPaged?: boolean;
}

/** A table block with its answer: as the page draws it, and as its file and print take it. */
export function blockTable(
  { block, place, extra, asPaged }: TableRequest,
  answer: unknown,
  translate: ReturnType<typeof useTranslate>,
): TableModel {
  const { report, zone, days, currency } = place;
  const page = pageIn(extra);
  const shape = block.call === undefined ? undefined : report.resolve(block.call).shape;
  const read = readRows(answer, report, block, {
    zone,
    today: nowOn(zone).slice(0, 10),
    shape,
    ...(days && { days }),
    ...(page && { page }),
  });
  return tableModel({
    report,
    columns: block.columns,
    totals: block.totals === true,
    read,
    zone,
    currency,
    ...(asPaged && { asPaged }),
    labelOf: (name, kind) =>
      kind === 'time'
        ? translate('report.table.time', { zone })
        : translate(
            kind === 'figure' ? measureTexts(report.measures, name).name : `resources.${report.name}.fields.${name}`,
          ),
  });
}
