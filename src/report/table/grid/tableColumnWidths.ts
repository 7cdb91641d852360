import type { AnyRecord } from '@/schema';
import { textWidth } from '@/schema/internal';
import { shownFigure, shownTime, type TableColumn, type TableModel } from '../tableModel';

/**
 * Pixels: of a letter of the table's figures, of one of a wide script, of the padding of a cell with room for the sign
 * of an order.
 */
const LETTER = 7.6;
const WIDE = 13.5;
const PADDING = 24;
const SORT = 16;
const LEAST = 76;
const MOST = 280;
/** Of values whose words only their cell knows. */
const FIELD = 148;
/** The sign before a state. */
const MARK = 16;
/** Words are measured of so many rows. */
const SAMPLE = 200;

const widthOf = (text: string): number => textWidth(text, LETTER, WIDE);

/** The widest figures are those farthest from zero: two are written instead of all. */
function figureWidth(
  column: Extract<TableColumn, { kind: 'figure' }>,
  { rows, total }: TableModel,
  locale: string,
): number {
  let [min, max] = [0, 0];
  const take = (value: number | null | undefined) => {
    if (typeof value !== 'number') return;
    min = Math.min(min, value);
    max = Math.max(max, value);
  };
  for (const { figures } of rows) take(figures[column.name]);
  take(total?.figures[column.name]);
  return Math.max(...[min, max].map((value) => widthOf(shownFigure(value, column, locale))));
}

type FieldColumn = Extract<TableColumn, { kind: 'field' }>;
export type WordsOf = (record: AnyRecord, column: FieldColumn) => string;

function valueWidth(column: TableColumn, model: TableModel, locale: string, wordsOf: WordsOf): number {
  if (column.kind === 'figure') return figureWidth(column, model, locale);
  const sample = model.rows.slice(0, SAMPLE);
  if (column.kind === 'time') return Math.max(0, ...sample.map((row) => widthOf(shownTime(row, model))));
  if (column.field.type.codes)
    return MARK + Math.max(0, ...sample.map(({ record }) => widthOf(wordsOf(record, column))));
  // a code is not as wide as the words that another call has for it
  const ownText = ({ record }: (typeof sample)[number]) =>
    column.field.type.choices ? undefined : record[column.name];
  const texts = sample.map((row) => row.record.$texts?.[column.name] ?? ownText(row));
  return texts.every((text) => typeof text === 'string' && text.length > 0)
    ? Math.max(0, ...texts.map((text) => widthOf(String(text))))
    : FIELD - PADDING;
}

/** Pixels of each column: as wide as what is in it and its heading, within limits. */
export function tableColumnWidths(model: TableModel, locale: string, wordsOf: WordsOf): number[] {
  return model.columns.map((column) => {
    const heading = widthOf(column.label) + SORT;
    const own = Math.max(
      heading,
      valueWidth(column, model, locale, wordsOf),
      column.kind === 'figure' ? widthOf(column.unit) + SORT : 0,
    ); // the sign of an order stands beside both
    return Math.round(Math.min(MOST, Math.max(LEAST, own + PADDING)));
  });
}
