import { isEmpty } from '../condition';
import type { Field } from '../field';
import type { ValidationError } from '../rule';
import { cellText, isSheetError, type SheetCell } from './sheetCell';
import { readSheetDate } from './sheetDate';
import type { FindWord } from './wordFinder';

/** A cell as a value of its field, or why it is none. An empty cell is `null` and no problem. */
export interface SheetReading {
  readonly value: unknown;
  readonly problem?: ValidationError;
}

/** Field types whose cells a spreadsheet may hold as a number of days. */
export const DATE_TYPES: ReadonlySet<string> = new Set(['date', 'dateTime', 'month']);
/** Between the names in one cell. */
const BETWEEN = /\s*[,;，；、\n]\s*/;
/** Spreadsheets keep 15 digits of a number. */
const KEPT_DIGITS = 1e15;

const refused = (rule: string, text: string): SheetReading => ({ value: null, problem: { rule, args: { text: text.slice(0, 60) } } });

/** The one value of a word; its own text where the type reads that too (a code, an id). */
function named(text: string, find: FindWord): SheetReading {
  const found = find(text);
  if (found.length === 1) return { value: found[0] };
  return refused(found.length > 1 ? 'sheetAmbiguous' : 'sheetUnknown', text);
}

function namedMany(text: string, find: FindWord): SheetReading {
  const readings = text.split(BETWEEN).filter(Boolean).map((one) => named(one, find));
  return readings.find((one) => one.problem) ?? { value: [...new Set(readings.map((one) => one.value))] };
}

const unitIn = (options: object): string => ('unit' in options && typeof options.unit === 'string' ? options.unit : '');

/** The unit of a field of numbers, its own or that of its measure. */
function unitOf({ options }: Field): string {
  const given: object = options;
  return unitIn(given) || ('measure' in given ? unitIn(Object(given.measure)) : '');
}

/** Money of any currency, before what it is a price of. */
const MONEY = 'money';
/** The currency of an amount: a code or a sign. */
const CURRENCY = /\s*[^\s\d.,)]+$/;

/** '12.5 kW', '0.2412 EUR/kWh' and full-width digits of a field of numbers: as files of the console have them, too. */
function bareNumber(cell: string, unit: string): string {
  const text = cell.normalize('NFKC');
  const isMoney = unit.startsWith(MONEY);
  const ending = (isMoney ? unit.slice(MONEY.length) : unit).normalize('NFKC').toLowerCase();
  if (!text.toLowerCase().endsWith(ending)) return text;
  const bare = ending === '' ? text : text.slice(0, -ending.length).trim();
  return isMoney ? bare.replace(CURRENCY, '') : bare;
}

/**
 * A cell as a value of the field, by its type. Rules are checked afterwards, over the whole row.
 *
 * @param find words to codes and ids, for fields that have words: enumerations, references, yes and no
 */
export function readSheetValue(field: Field, cell: SheetCell, find?: FindWord): SheetReading {
  const { type, options } = field;
  const text = cellText(cell);
  if (text === '') return { value: null };
  if (isSheetError(text)) return refused('sheetError', text);
  const sample = type.sample(1, options);
  if (find) return Array.isArray(sample) ? namedMany(text, find) : named(text, find);
  if (DATE_TYPES.has(type.name)) return decoded(field, readSheetDate(typeof cell === 'string' ? text : cell), text);
  if (type.name === 'timeOfDay' && typeof cell === 'number') return decoded(field, cell > 1 ? cell % 1 : cell, text);
  if (typeof sample === 'number') return decoded(field, typeof cell === 'number' ? cell : bareNumber(text, unitOf(field)), text);
  const damaged = typeof cell === 'number' && Math.abs(cell) >= KEPT_DIGITS;
  return damaged ? refused('sheetDigits', text) : decoded(field, typeof cell === 'boolean' ? cell : text, text);
}

function decoded({ type, options }: Field, cell: SheetCell, text: string): SheetReading {
  try {
    const value = type.decode(cell, options);
    return isEmpty(value) ? refused('sheetUnreadable', text) : { value };
  } catch {
    return refused('sheetUnreadable', text);
  }
}
