import { diagnose } from './diagnose';
import { plainFigures } from './plainFigures';
import { writtenUnitFactor } from './writtenUnitFactor';

/** What separates whole numbers from their decimals. */
export type DecimalMark = '.' | ',';

export const isDecimalMark = (value: unknown): value is DecimalMark => value === '.' || value === ',';

/** What is known of numbers before they are read. */
export interface NumberForm {
  /** Decides texts that read both ways: `1,234` is 1234 with `'.'` and 1.234 with `','`. */
  readonly decimal?: DecimalMark | undefined;
  /** What may be written beside the digits: `kW`, `%`, `money`, `money/kWh`. Nothing else may. */
  readonly unit?: string | undefined;
  /** Currency of `money`, where it is known: another one beside the digits is refused. */
  readonly currency?: string | undefined;
  /** Values without groups of thousands (degrees): a comma is always the mark of decimals. */
  readonly ungrouped?: boolean | undefined;
}

/** What a text says. */
export type NumberReading =
  /** `decimal`: the mark this text cannot be read without. */
  | { readonly kind: 'number'; readonly value: number; readonly decimal?: DecimalMark }
  /** Nothing, or the dash of an empty cell. */
  | { readonly kind: 'empty' }
  /** It depends on the mark: its value where a point is the mark of decimals, and where a comma is. */
  | { readonly kind: 'twofold'; readonly '.': number; readonly ',': number }
  | { readonly kind: 'none' };

const NONE: NumberReading = { kind: 'none' };
/** Accountants write an amount below zero in brackets. */
const IN_BRACKETS = /^([^\d()]*)\(([^()]+)\)([^\d()]*)$/;
/** Unit, digits with their marks, unit. */
const PARTS = /^([^\d.,]*)((?:[.,]?\d)(?:[\d.,]|[ '’](?=\d))*(?:e[+-]?\d+)?)(.*)$/i;
const SIGN = /[+-]/g;
/** Groups of thousands never begin with 0, and one mark is between all of them; between lakhs there are two digits. */
const GROUPED = /^[1-9]\d{0,2}(?:([ '’.,])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/;
/** Spreadsheets keep 15 digits of a number: what follows is the dust of their arithmetic. */
const KEPT_DIGITS = 15;

/** Digits with one mark at most, as nearly all texts of files and wires are. */
const SIMPLE = /^(-?)(\d+)(?:([.,])(\d+))?$/;
/** Digits between the marks of thousands. */
const GROUP = 3;

/**
 * Reads what has no group, no unit and no sign but a minus, a hundred times quicker than the rest; undefined for
 * anything else.
 */
function readSimple(text: string, { decimal, ungrouped }: NumberForm): NumberReading | undefined {
  const [, minus, whole = '', mark, decimals = ''] = SIMPLE.exec(text) ?? [];
  if (minus === undefined || whole.length + decimals.length > KEPT_DIGITS) return undefined;
  const value = Number(`${minus}${whole}.${decimals}0`) || 0;
  if (mark === undefined) return { kind: 'number', value };
  const isDecimal = ungrouped === true || decimals.length !== GROUP || whole.length > GROUP || whole.startsWith('0');
  const own: DecimalMark = mark === ',' ? ',' : '.';
  if (isDecimal) return { kind: 'number', value, decimal: own };
  const grouped = Number(minus + whole + decimals);
  if (decimal) return { kind: 'number', value: decimal === own ? value : grouped };
  return { kind: 'twofold', '.': own === '.' ? value : grouped, ',': own === ',' ? value : grouped };
}

/** Digits as a number whose decimals begin at one mark; undefined where they are not written so. */
function valueWith(mark: DecimalMark, digits: string): number | undefined {
  const [, mantissa = '', exponent = ''] = /^(.*?)(e.*)?$/i.exec(digits) ?? [];
  const at = mantissa.lastIndexOf(mark);
  const whole = at < 0 ? mantissa : mantissa.slice(0, at);
  const decimals = at < 0 ? '' : mantissa.slice(at + 1);
  const isGrouped = GROUPED.test(whole) && !whole.includes(mark);
  if (!/^\d*$/.test(decimals) || !(/^\d*$/.test(whole) || isGrouped) || whole + decimals === '') return undefined;
  const bare = whole.replace(/\D/g, '');
  const value = Number(`${bare}.${decimals}0${exponent}`);
  if (!Number.isFinite(value)) return undefined;
  return decimals !== '' && bare.length + decimals.length > KEPT_DIGITS
    ? Number(value.toPrecision(KEPT_DIGITS))
    : value;
}

/**
 * A number as people, sheets and clouds write it: `1,234.5`, `1.234,5`, `1 234,5`, `0,285`, `(12.50)`, `−3`, `12,5 kW`,
 * `€ 0,28`. A text that depends on what a comma or a point means is `twofold` unless the form says it.
 *
 * @example readNumberText('0,285') // { kind: 'number', value: 0.285, decimal: ',' }
 * @example readNumberText('1,234') // { kind: 'twofold', '.': 1234, ',': 1.234 }
 */
export function readNumberText(text: string, form: NumberForm = {}): NumberReading {
  const simple = readSimple(text, form);
  if (simple) return simple;
  const { decimal, unit = '', currency, ungrouped } = form;
  const written = plainFigures(text);
  if (/^-*$/.test(written)) return { kind: 'empty' };
  const [, before, inside, behind] = IN_BRACKETS.exec(written) ?? [];
  const [, prefix = '', digits = '', ending = ''] =
    PARTS.exec(inside === undefined ? written : `${before}${inside}${behind}`) ?? [];
  const isWhole = /[.,]$/.test(digits) && /^-{1,2}(?!\d)/.test(ending); // '12,-' and '12.--' are 12
  const behindDigits = isWhole ? ending.replace(/^-+/, '') : ending;
  const suffix = behindDigits.replace(/^-(?![\d-])/, ''); // some systems write the minus sign behind the digits
  const signs = [
    ...(prefix.match(SIGN) ?? []),
    ...(suffix === behindDigits ? '' : '-'),
    ...(inside === undefined ? '' : '-'),
  ];
  const beside = prefix.replace(SIGN, '').trim() + suffix.trim();
  const factor = writtenUnitFactor(beside, unit, currency);
  if (digits === '' || signs.length > 1 || factor === undefined) return NONE;
  const times = signs[0] === '-' ? -factor : factor;
  const found = { '.': valueWith('.', digits), ',': valueWith(',', digits) };
  const number = (value: number, mark?: DecimalMark): NumberReading => ({
    kind: 'number',
    value: withFactor(value, times),
    ...(mark && { decimal: mark }),
  });
  const [point, comma] = [found['.'], found[',']];
  if (point === undefined || comma === undefined) {
    if (point !== undefined) return number(point, '.');
    return comma === undefined ? NONE : number(comma, ',');
  }
  if (point === comma) return number(point);
  if (ungrouped) return digits.includes(',') ? number(comma, ',') : number(point, '.');
  if (decimal) return number(decimal === ',' ? comma : point);
  return { kind: 'twofold', '.': withFactor(point, times), ',': withFactor(comma, times) };
}

/** 28.5 ct are 0.285, not 0.28500000000000003; there is no zero below zero. */
function withFactor(value: number, factor: number): number {
  const product = value * factor;
  return Math.abs(factor) === 1 ? product || 0 : Number(product.toPrecision(KEPT_DIGITS)) || 0;
}

/**
 * The mark of decimals of numbers that belong together (a column, a paste, a series): one that can be read in one way
 * only tells it for all. `twofold`: some depend on it, and nothing or two things tell it. Undefined: none depends on
 * it.
 *
 * @example decimalMarkOf(['1,234', '0,5']) // ','
 */
export function decimalMarkOf(texts: Iterable<unknown>, form: NumberForm = {}): DecimalMark | 'twofold' | undefined {
  const told = new Set<DecimalMark>();
  let isTwofold = false;
  for (const text of texts) {
    const reading = typeof text === 'string' ? readNumberText(text, form) : NONE;
    if (reading.kind === 'twofold') isTwofold = true;
    else if (reading.kind === 'number' && reading.decimal) told.add(reading.decimal);
  }
  const [mark, another] = told;
  if (isTwofold && (mark === undefined || another !== undefined)) return 'twofold';
  return another === undefined ? mark : undefined;
}

/** Some of the texts that depend on the mark of decimals, each once: to be shown to who decides. */
export function twofoldTexts(texts: Iterable<unknown>, form: NumberForm = {}, most = 3): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    if (found.size >= most) break;
    if (typeof text === 'string' && readNumberText(text, { ...form, decimal: undefined }).kind === 'twofold')
      found.add(text.trim());
  }
  return [...found];
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Digits and a point: most texts of a wire are numbers of a program. */
const OF_A_PROGRAM = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * A finite number from whatever a wire holds: a number, its text, or `{value, unit}`. Programs write a point of
 * decimals; a text that is a thousand times more in one reading than in another (`1,234`) is `null` unless
 * `form.decimal` decides. Everything else is `null`: '', 'NaN', '∞', true, lists.
 *
 * @example readNumber({ value: '3.2', unit: 'kW' }) // 3.2; readNumber('1,234', { decimal: '.' }) is 1234
 * @public
 */
export function readNumber(wire: unknown, form: NumberForm = {}): number | null {
  if (typeof wire === 'number') return finite(wire);
  if (typeof wire === 'object' && wire !== null && 'value' in wire && typeof wire.value !== 'object')
    return readNumber(wire.value, form);
  if (typeof wire !== 'string') return null;
  if (form.decimal !== ',' && OF_A_PROGRAM.test(wire)) return finite(Number(wire));
  const reading = readNumberText(wire, form);
  if (reading.kind === 'number') return reading.value;
  if (reading.kind !== 'twofold') return null;
  if (!wire.includes(',')) return reading['.'];
  diagnose(
    `"${wire}" is ${reading['.']} or ${reading[',']}: say \`decimal\` in the wire of its service (schemas/services.ts). Until then it is empty.`,
  );
  return null;
}

const bare = (wire: unknown): unknown =>
  typeof wire === 'object' && wire !== null && 'value' in wire ? wire.value : wire;

/**
 * Numbers of a wire that belong together (a series, a column, a curve): what one of them tells of the mark of decimals
 * holds for all.
 *
 * @example readNumbers(['0,285', '1,234']) // [0.285, 1.234]
 * @public
 */
export function readNumbers(values: readonly unknown[], form: NumberForm = {}): (number | null)[] {
  const texts = values.map(bare);
  const isTold = form.decimal === undefined && texts.some((text) => typeof text === 'string' && text.includes(','));
  const mark = isTold ? decimalMarkOf(texts, form) : undefined;
  return values.map((value) => readNumber(value, mark && mark !== 'twofold' ? { ...form, decimal: mark } : form));
}
