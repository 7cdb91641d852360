import type { Field } from '../field';
import { DAY, dayIn, readClock, readDateTime, readMonth, readTime, readWritten } from '../readers/moment';
import { inFigures, type DayOrder } from '../readers/wordedMoment';
import { serialText, lengthText } from './serialTime';
import { cellText, type SheetCell } from './sheetCell';
import { refused, type SheetReading } from './sheetReading';

/** What is known of the days and times of a cell before it is read. */
export interface MomentFrame {
  /** IANA zone of the row's site, else of the sites of the console: moments with an offset are converted to it. */
  readonly zone?: string | undefined;
  /** What 03/04/2026 is, where another value of the column tells it. */
  readonly order?: DayOrder | undefined;
  /** The workbook counts its days from 1904. */
  readonly since1904?: boolean | undefined;
}

/** Before it are years of other calendars (1405, 1448) and days nobody filled in (0001-01-01, 1899-12-31). */
const FIRST_YEAR = 1900;

const NAMES = ['date', 'dateTime', 'month', 'timeOfDay'] as const;
type MomentName = (typeof NAMES)[number];

const momentName = ({ type }: Field): MomentName | undefined => NAMES.find((one) => one === type.name);

/** Whether a field is of days, months, times of day or moments. */
export const isMomentField = (field: Field | undefined): boolean =>
  field !== undefined && momentName(field) !== undefined;

/** Numbers nobody formatted: five digits are the days of a spreadsheet (1927 to 2173), parts of one a time of day. */
function numberInFigures(value: number, name: MomentName, since1904?: boolean): string {
  if (value >= 10_000 && value < 100_000) return serialText(value, since1904) ?? String(value);
  const isTime = name === 'timeOfDay' && value >= 0 && value < 10_000 && (value < 1 || !Number.isInteger(value));
  return isTime ? lengthText(value) : String(value);
}

/** Why figures are no day or time, as far as it can be told. */
function reasonOf(text: string, shown: string): SheetReading {
  const [day = '', clock] = text.split(/[\sT]+/);
  const time = readClock(clock ?? day);
  if (time !== undefined && time > DAY) return refused('sheetAfterDay', shown);
  const isDay = /^\d{4}\D\d{1,2}\D\d{1,2}$|^\d{8}$/.test(day);
  return refused(isDay && readWritten(day) === undefined ? 'sheetNoDay' : 'sheetUnreadable', shown);
}

/** A value in figures; not `isWhole` where a time stands in what has to be a day alone. */
interface Figures {
  readonly value: string | null;
  readonly isWhole: boolean;
}

function readFigures(name: MomentName, text: string, zone: string | undefined): Figures {
  const whole = (value: string | null): Figures => ({ value, isWhole: true });
  if (name === 'month') return whole(readMonth(text, zone));
  if (name === 'timeOfDay') return whole(readTime(text));
  if (name === 'dateTime') return whole(readDateTime(text, zone));
  const written = readWritten(text);
  const read = written && dayIn(written, zone);
  return read ? { value: read.day, isWhole: read.isWhole } : whole(null);
}

/**
 * A cell of a field of days, months, times of day or moments, in figures or in words. Refused are what may be read in
 * two ways, days the calendar has not, times after 24:00, and times where a day alone is wanted: a day's first and last
 * moment are that day.
 *
 * @example readSheetMoment(date(), '4. Nov. 2026') // { value: '2026-11-04' }
 */
export function readSheetMoment(
  field: Field,
  cell: SheetCell,
  { zone, order, since1904 }: MomentFrame = {},
): SheetReading {
  const name = momentName(field);
  if (name === undefined) return refused('sheetUnreadable', cellText(cell));
  const text = typeof cell === 'number' ? numberInFigures(cell, name, since1904) : cellText(cell);
  const reading = inFigures(text, order);
  if (reading.kind === 'shortYear') return refused('sheetShortYear', text);
  if (reading.kind === 'twofold' && name !== 'timeOfDay')
    return refused('sheetDayOrder', text, { first: reading.dayFirst, second: reading.monthFirst });
  const figures = reading.kind === 'twofold' ? reading.dayFirst : reading.text;
  const { value, isWhole } = readFigures(name, figures, zone);
  if (!isWhole) return refused('sheetDayAlone', text);
  if (value === null) return reasonOf(figures, text);
  if (name !== 'timeOfDay' && Number(value.slice(0, 4)) < FIRST_YEAR) return refused('sheetNoDay', text);
  return { value: field.type.decode(value, field.options) };
}
