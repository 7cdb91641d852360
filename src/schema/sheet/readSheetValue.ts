import { isEmpty } from '../condition';
import type { Field, ReadContext } from '../field';
import { readNumberText, type NumberForm } from '../readers/number';
import type { ValidationError } from '../rule';
import { cellText, isSheetError, NO_RESULT, type SheetCell } from './sheetCell';
import { readSheetDate } from './sheetDate';
import type { FindWord } from './wordFinder';

/** A cell as a value of its field, or why it is none. An empty cell is `null` and no problem. */
export interface SheetReading {
  readonly value: unknown;
  readonly problem?: ValidationError;
}

/** What is known of a cell besides its field. */
export interface CellContext extends ReadContext {
  /** Words to codes and ids, for fields that have words: enumerations, references, yes and no. */
  readonly find?: FindWord | undefined;
}

/** Field types whose cells a spreadsheet may hold as a number of days. */
export const DATE_TYPES: ReadonlySet<string> = new Set(['date', 'dateTime', 'month']);

/** Between the names in one cell. */
const BETWEEN = /\s*[,;，；、\n]\s*/;
/** Spreadsheets keep 15 digits of a number. */
const KEPT_DIGITS = 1e15;

const refused = (rule: string, text: string, args: object = {}): SheetReading => ({
  value: null,
  problem: { rule, args: { text: text.slice(0, 60), ...args } },
});

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

/** A text of a field of numbers: '12,5 kW', '€ 0,28', also as files of the console have them. */
function numbered(text: string, form: NumberForm): SheetReading {
  const reading = readNumberText(text, form);
  if (reading.kind === 'empty') return { value: null };
  if (reading.kind === 'number') return { value: reading.value };
  if (reading.kind === 'twofold') return refused('sheetTwofold', text, { point: reading['.'], comma: reading[','] });
  const { unit = '' } = form;
  return unit === '' || unit.startsWith('money') ? refused('sheetNumber', text) : refused('sheetNumberIn', text, { unit });
}

/**
 * A cell as a value of the field, by its type. Rules are checked afterwards, over the whole row.
 *
 * @example readSheetValue(number({ unit: 'kW' }), '12,5 kW') // { value: 12.5 }
 */
export function readSheetValue(field: Field, cell: SheetCell, { find, decimal }: CellContext = {}): SheetReading {
  const { type, options } = field;
  const text = cellText(cell);
  if (text === '') return { value: null };
  if (text === NO_RESULT) return refused('sheetFormula', text);
  if (isSheetError(text)) return refused('sheetError', text);
  const sample = type.sample(1, options);
  if (find) return Array.isArray(sample) ? namedMany(text, find) : named(text, find);
  if (DATE_TYPES.has(type.name)) return decoded(field, readSheetDate(typeof cell === 'string' ? text : cell), text);
  if (type.name === 'timeOfDay' && typeof cell === 'number') return decoded(field, cell > 1 ? cell % 1 : cell, text);
  const form = type.number?.(options);
  if (form) return typeof cell === 'number' ? decoded(field, cell, text) : numbered(text, { ...form, decimal });
  const damaged = typeof cell === 'number' && Math.abs(cell) >= KEPT_DIGITS;
  return damaged ? refused('sheetDigits', text) : decoded(field, typeof cell === 'boolean' ? cell : text, text, { decimal });
}

function decoded({ type, options }: Field, cell: SheetCell, text: string, context?: ReadContext): SheetReading {
  try {
    const value = type.decode(cell, options, context);
    return isEmpty(value) ? refused('sheetUnreadable', text) : { value };
  } catch {
    return refused('sheetUnreadable', text);
  }
}
