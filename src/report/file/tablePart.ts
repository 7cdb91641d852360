import { recordTexts } from '@/fields';
import type { TextTools } from '@/fields/internal';
import { formatNumber } from '@/schema';
import type { PageBlock, ReportPlace } from '../blockProps';
import { firstExtra, pageIn } from '../firstExtra';
import { blockTable, type TableOf } from '../table/blockTable';
import { shownValue, type TableModel } from '../table/tableModel';
import type { ReportPaper } from './paper';
import { MOST_ROWS, readAllPages } from './readAllPages';
import { sheetTime } from './sheetTime';
import type { PartCell, PartTable } from './filePart';

interface WholeTable {
  readonly model: TableModel;
  readonly place: ReportPlace;
  /** Rows there are, when not all could be taken. */
  readonly cutFrom?: number;
}

/** All rows of a table block, in the units of the page: what is on view when that is all, else page by page. */
async function wholeTable(
  pageBlock: PageBlock<TableOf>,
  placeOf: ReportPaper['placeOf'],
  { translate }: TextTools,
  signal: AbortSignal,
): Promise<WholeTable> {
  const { block, load } = pageBlock;
  const extra = { ...pageBlock.extra, ...firstExtra(placeOf().report, block) };
  const page = await load(extra, signal);
  const place = placeOf(page, block);
  const first = blockTable({ block, place, extra }, page, translate);
  signal.throwIfAborted();
  if (first.isAll || !pageIn(extra)) return { model: first, place };
  const shape = block.call === undefined ? undefined : place.report.resolve(block.call).shape;
  const { answer, cutFrom } = await readAllPages(
    (page) => load({ ...pageBlock.extra, ...page }, signal),
    shape,
    signal,
  );
  return {
    model: blockTable({ block, place, extra: {}, asPaged: true }, answer, translate),
    place,
    ...(cutFrom !== undefined && { cutFrom }),
  };
}

export async function tablePart(
  pageBlock: PageBlock<TableOf>,
  placeOf: ReportPaper['placeOf'],
  tools: TextTools,
  signal: AbortSignal,
): Promise<{ readonly table: PartTable; readonly place: ReportPlace }> {
  const { model, place, cutFrom } = await wholeTable(pageBlock, placeOf, tools, signal);
  const { columns, rows, total, zone, grain } = model;
  const fields = columns.flatMap((column) =>
    column.kind === 'field' ? [{ name: column.name, field: column.field, isTitle: false }] : [],
  );
  const words = await recordTexts(
    tools,
    fields,
    rows.map(({ record }) => record),
    signal,
  );
  const wordAt = new Map(fields.map(({ name }, index) => [name, index]));
  const table: PartTable = {
    columns: columns.map((column) =>
      column.kind === 'figure'
        ? { label: column.unit ? `${column.label} (${column.unit})` : column.label, isFigure: true }
        : { label: column.label },
    ),
    rows: rows.map((row, index) =>
      columns.map((column): PartCell => {
        if (column.kind === 'figure')
          return { value: shownValue(row.figures[column.name], column), decimals: column.decimals };
        if (column.kind === 'time') return row.at === undefined ? row.time : sheetTime(row.at, zone, grain);
        return words[index]?.[wordAt.get(column.name) ?? -1] ?? '';
      }),
    ),
    ...(total && {
      total: columns.map((column, index): PartCell => {
        if (column.kind === 'figure' && column.name in total.figures)
          return { value: shownValue(total.figures[column.name], column), decimals: column.decimals };
        return index === 0 ? tools.translate('report.table.total') : '';
      }),
    }),
    ...(cutFrom !== undefined && {
      note: tools.translate('report.file.cut', {
        most: formatNumber(MOST_ROWS),
        total: formatNumber(cutFrom),
      }),
    }),
  };
  return { table, place };
}
