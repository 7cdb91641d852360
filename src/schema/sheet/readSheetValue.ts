import { isEmpty } from '../condition';
import type { Field, ReadContext } from '../field';
import { readNumberText } from '../readers/number';
import { cellText, isSheetError, NO_RESULT, type SheetCell } from './sheetCell';
import { isMomentField, readSheetMoment, type MomentFrame } from './sheetMoment';
import { refused, type SheetReading } from './sheetReading';
import type { FindWord } from './wordFinder';

/** What is known of a cell besides its field. */
export interface CellContext extends ReadContext, MomentFrame {
  /** Words to codes and ids, for fields that have words: enumerations, references, yes and no. */
  readonly find?: FindWord | undefined;
}

/** Between the names in one cell. */
const BETWEEN = /\s*[,;，；、\n]\s*/;
/** Spreadsheets keep 15 digits of a number. */
const KEPT_DIGITS = 1e15;

/** The one value of a word; its own text where the type reads that too (a code, an id). */
function named(text: string, find: FindWord): SheetReading {
  const found = find(text);
  if (found.length === 1) return { value: found[0] };
  return refused(found.length > 1 ? 'sheetAmbiguous' : 'sheetUnknown', text);
}

function namedMany(text: string, find: FindWord): SheetReading {
  const readings = text
    .split(BETWEEN)
    .filter(Boolean)
    .map((one) => named(one, find));
  return readings.find((one) => one.problem) ?? { value: [...new Set(readings.map((one) => one.value))] };
}

/**
 * A text of a field of numbers: '12,5 kW', '€ 0,28', also as files of the console have them; what its type alone can
 * read: '36:30' of a duration.
 */
function numbered({ type, options }: Field, text: string, context: ReadContext): SheetReading {
  const form = { ...type.number?.(options), ...context };
  const reading = readNumberText(text, form);
  if (reading.kind === 'empty') return { value: null };
  if (reading.kind === 'number') return { value: reading.value };
  if (reading.kind === 'twofold') return refused('sheetTwofold', text, { point: reading['.'], comma: reading[','] });
  const value = type.decode(text, options, context);
  if (!isEmpty(value)) return { value };
  const { unit = '' } = form;
  return unit === '' || unit.startsWith('money')
    ? refused('sheetNumber', text)
    : refused('sheetNumberIn', text, { unit });
}

/**
 * A cell as a value of the field, by its type. Rules are checked afterwards, over the whole row.
 *
 * @example readSheetValue(number({ unit: 'kW' }), '12,5 kW') // { value: 12.5 }
 * @public
 */
export function readSheetValue(field: Field, cell: SheetCell, context: CellContext = {}): SheetReading {
  const { type, options } = field;
  const { find, decimal } = context;
  const text = cellText(cell);
  if (text === '') return { value: null };
  if (text === NO_RESULT) return refused('sheetFormula', text);
  if (isSheetError(text)) return refused('sheetError', text);
  if (find) return Array.isArray(type.sample(1, options)) ? namedMany(text, find) : named(text, find);
  if (isMomentField(field)) return readSheetMoment(field, cell, context);
  if (type.number) return typeof cell === 'number' ? decoded(field, cell, text) : numbered(field, text, { decimal });
  const damaged = typeof cell === 'number' && Math.abs(cell) >= KEPT_DIGITS;
  return damaged
    ? refused('sheetDigits', text)
    : decoded(field, typeof cell === 'boolean' ? cell : text, text, { decimal });
}

function decoded({ type, options }: Field, cell: SheetCell, text: string, context?: ReadContext): SheetReading {
  try {
    const value = type.decode(cell, options, context);
    return isEmpty(value) ? refused('sheetUnreadable', text) : { value };
  } catch {
    return refused('sheetUnreadable', text);
  }
}
