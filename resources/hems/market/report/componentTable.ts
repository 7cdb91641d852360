import { asObject, asText } from '@/api';
import { momentsOf, grainOf, rowTimeText } from '@/charts';
import { readUnit } from '@/report';
import { measureNamed, measureTexts, formatFigure, currencyUnit, isDay, readClock, readNumber } from '@/schema';
import { marketData } from '@schemas/hems/market/market-data.report';
import { objectsIn } from '../../strategy/user-detail/objectsIn';
import type { ComponentPlace } from './componentChart';

export interface ComponentTable {
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

const { measures } = marketData;
const TIMES = /time$|date$|period$|^day$/i;

const wordsIn = (cell: unknown): string => asText(asObject(cell)?.desc ?? asObject(cell)?.value ?? cell) || '-';

/** Times of a column on the clock of the area; times of day alone, and what is no time, as they came. */
function timesIn(cells: readonly unknown[], { zone, day }: ComponentPlace): readonly string[] {
  const texts = cells.map(wordsIn);
  if (texts.some((text) => readClock(text) !== undefined)) return texts;
  const moments = momentsOf(cells, { zone, day });
  const grain = texts.every((text) => text === '-' || isDay(text))
    ? 'day'
    : grainOf(
        moments.filter((at) => at !== undefined),
        zone,
      );
  return moments.map((at, place) => (at === undefined ? (texts[place] ?? '-') : rowTimeText(at, zone, grain)));
}

/**
 * `{columns: [{key, name, unit}], list}`: figures with the digits of the market's quantities, times on the clock of the
 * area; anything else in the words of the answer.
 */
export function componentTable(
  answer: Readonly<Record<string, unknown>>,
  place: ComponentPlace,
  locale: string,
): ComponentTable {
  const rows = objectsIn(answer.list);
  const columns = objectsIn(answer.columns).map((column) => {
    const key = asText(column.key) || asText(column.dataKey);
    const said = asText(column.name) || asText(column.title);
    const cells = rows.map((row) => row[key]);
    const measure = measureNamed(measures, key);
    if (measure === undefined)
      return { head: said || key, cells: TIMES.test(key) ? timesIn(cells, place) : cells.map(wordsIn) };
    const own = asText(column.unit) || asText(cells.map((cell) => asObject(cell)?.unit).find(Boolean));
    const { unit, by, decimals } = readUnit(measures[measure], own);
    const shown = currencyUnit(unit, place.currency);
    const name = said === '' || said === key ? place.translate(measureTexts(measures, measure).name) : said;
    const figure = (cell: unknown) => {
      const value = readNumber(cell);
      return value === null ? wordsIn(asObject(cell) ? null : cell) : formatFigure(value * by, decimals, locale);
    };
    return { head: shown === '' || /\)\s*$/.test(name) ? name : `${name} (${shown})`, cells: cells.map(figure) };
  });
  return {
    head: columns.map(({ head }) => head),
    rows: rows.map((row, at) => ({
      key: `${asText(row.id)} ${at}`,
      cells: columns.map(({ cells }) => cells[at] ?? '-'),
    })),
  };
}
