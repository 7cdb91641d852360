import { isMoneyUnit, shownUnit } from './measure/unit';
import { pageLanguage } from './language/pageLanguage';
import { roundsToZero } from './measure/roundsToZero';

/*
 * Numbers as people read them, in the language that is given: groups and marks by `Intl`, a true minus, `-` for nothing
 * and `0` for zero (spec 01 §8). Files, copies, boxes and the wire have none of this: there a minus is a hyphen.
 * Times: `dates/formats.ts`.
 */

const MINUS = '\u2212';
const NOTHING = '-';
/** Between a number and its unit: they stay on one line. */
const SPACE = '\u00a0';

type Value = number | null | undefined;
const isNumber = (value: Value): value is number => typeof value === 'number' && Number.isFinite(value);

const formats = new Map<string, Intl.NumberFormat>();

/** Number formats are slow to make and a table needs thousands: one is kept for each locale and set of options. */
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options });
    formats.set(key, format);
  }
  return format;
}

const fixed = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/**
 * A number in a language: grouped, with a true minus, never '−0'; '' for what is not finite. In the language of the
 * page unless another is given.
 *
 * @example formatNumber(1234.5, 'en') // '1,234.5'
 * @public
 */
export function formatNumber(value: number, locale = pageLanguage(), options: Intl.NumberFormatOptions = {}): string {
  return Number.isFinite(value) ? formatOf(locale, options).format(value).replace('-', MINUS) : '';
}

/**
 * A figure without its unit, with so many decimals. Nothing (`null`, undefined, `NaN`) is '-', zero is '0'.
 *
 * @example formatFigure(1234.5, 2, 'en') // '1,234.50'
 * @public
 */
export function formatFigure(value: Value, decimals: number, locale: string): string {
  if (!isNumber(value)) return NOTHING;
  return value === 0 ? '0' : formatNumber(value, locale, fixed(decimals));
}

/** What stands before a percent sign: nothing in English and Chinese, a space in German. */
const beforePercent = (locale: string): string =>
  /\d\s%/.test(formatOf(locale, { style: 'percent' }).format(1)) ? SPACE : '';

/**
 * A formatted number and its unit, after a no-break space; whether one stands before a percent sign the language says.
 * '' and '-' have no unit.
 *
 * @param locale default that of the page
 * @example withUnit('84.0', '%') // '84.0%', in German '84,0 %'; withUnit('3.20', 'kW') is '3.20 kW'
 * @public
 */
export function withUnit(number: string, unit: string, locale = pageLanguage()): string {
  if (unit === '' || number === '' || number === NOTHING) return number;
  return `${number}${unit === '%' ? beforePercent(locale) : SPACE}${unit}`;
}

/** The sign of a currency in a language, without its country: `¥`, `kr`. */
const signOf = (currency: string, locale: string): string =>
  formatOf(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Whether a language writes an amount before its currency: `6,93 €`. */
const hasSignBehind = (currency: string, locale: string): boolean =>
  formatOf(locale, { style: 'currency', currency }).formatToParts(1).at(-1)?.type === 'currency';

export interface MoneyFormat {
  /** Default 2. */
  readonly decimals?: number;
  /** Amounts of several currencies stand beside each other: the code says which, for a sign may be of two. */
  readonly coded?: boolean;
}

/** What a wire may send for a code. */
const CODES: Readonly<Record<string, string>> = { 元: 'CNY' };
const CODE = /^[A-Z]{3}$/;
/** Signs that stand before an amount in every language. */
const SIGN = /^[A-Z]{0,2}[$€£¥₹]$/;

/**
 * An amount of money: `€1,327.02`, `EUR 1,327.02` where currencies stand beside each other.
 *
 * @param sent code or sign of its currency; anything else stands after the amount as a unit
 */
export function formatMoney(value: Value, sent: string, locale: string, format: MoneyFormat = {}): string {
  if (!isNumber(value)) return NOTHING;
  const currency = CODES[sent] ?? sent;
  const decimals = value === 0 ? 0 : (format.decimals ?? 2);
  if (CODE.test(currency)) {
    const currencyDisplay = format.coded ? 'code' : 'narrowSymbol';
    return formatNumber(value, locale, { style: 'currency', currency, currencyDisplay, ...fixed(decimals) });
  }
  const amount = formatNumber(value, locale, fixed(decimals));
  if (!SIGN.test(currency)) return withUnit(amount, currency, locale);
  return amount.startsWith(MINUS) ? `${MINUS}${currency}${amount.slice(1)}` : `${currency}${amount}`;
}

/** A share of a whole, in percent: `18.5%`. */
export function formatShare(percent: number, locale: string, decimals = 1): string {
  return withUnit(formatNumber(percent, locale, { maximumFractionDigits: decimals }), '%', locale);
}

export interface Unit {
  readonly unit?: string;
  readonly decimals?: number;
}

/**
 * A figure with its unit, with two decimals unless `decimals` says otherwise; money as the language writes it. Nothing
 * is '-', zero is '0 kW'.
 *
 * @example formatAmount(3.2, { unit: 'kW' }, 'en') // '3.20 kW'; formatAmount(12.5, { unit: 'EUR' }, 'en') is '€12.50'
 * @public
 */
export function formatAmount(value: Value, { unit = '', decimals = 2 }: Unit = {}, locale: string): string {
  if (isMoneyUnit(unit)) return formatMoney(value, unit, locale, { decimals });
  return withUnit(formatFigure(value, decimals, locale), unit, locale);
}

/**
 * A difference with its sign: `+3.20 kW`, `−0.5%`. What rounds to zero has no plus.
 *
 * @example formatDifference(3.2, { unit: 'kW' }, 'en') // '+3.20 kW'
 * @public
 */
export function formatDifference(value: Value, unit: Unit, locale: string): string {
  const text = formatAmount(value, unit, locale);
  return isNumber(value) && value > 0 && !roundsToZero(value, unit.decimals ?? 2) ? `+${text}` : text;
}

/** A figure for a tile, in two parts, because the number is drawn large. */
export interface ShortFigure {
  /** With the sign of its currency. */
  readonly number: string;
  readonly unit: string;
  /** All of its digits, in the unit it came in: for the tooltip and the copy. */
  readonly exact: string;
}

/** Digits of a number in a tile. */
const DIGITS = 4;
/** Other figures have the next prefix from here on. */
const PREFIXED = 1000;
/** Amounts of money are shortened from here on: four digits and the cents are read at once. */
const LONG_MONEY = 10_000;

const digitsBefore = (value: number): number => Math.max(1, Math.floor(Math.log10(Math.abs(value) || 1)) + 1);
const shortDecimals = (value: number, decimals: number): number =>
  Math.max(0, Math.min(decimals, DIGITS - digitsBefore(value)));

const isYuan = (currency: string): boolean => currency === 'CNY' || currency === '¥';

/** `€12.83` and `K`; in Chinese `550.07` and `万元`, in German `5,50` and `Mio. €`. */
function shortMoney(value: number, sent: string, locale: string): Pick<ShortFigure, 'number' | 'unit'> {
  const currency = CODES[sent] ?? sent;
  const parts = formatOf(locale, { notation: 'compact', ...fixed(2) }).formatToParts(value);
  const scale = parts.find(({ type }) => type === 'compact')?.value ?? '';
  const digits = parts
    .flatMap((part) => (part.type === 'compact' || part.type === 'literal' ? [] : part.value))
    .join('');
  const number = digits.replace('-', MINUS);
  if (isYuan(currency) && /^[万亿]$/.test(scale)) return { number, unit: `${scale}元` };
  const sign = CODE.test(currency) ? signOf(currency, locale) : currency;
  if (CODE.test(currency) && hasSignBehind(currency, locale)) return { number, unit: withUnit(scale, sign) || sign };
  return { number: number.startsWith(MINUS) ? `${MINUS}${sign}${number.slice(1)}` : `${sign}${number}`, unit: scale };
}

/**
 * A figure of at most four digits with the prefix it needs: 8,076,543 kWh are `8.08 GWh`.
 *
 * @param kept it stays in its unit however large it is
 */
export function formatShort(value: Value, unit: Unit, locale: string, kept = false): ShortFigure {
  const { unit: own = '', decimals = 2 } = unit;
  const exact = formatAmount(value, unit, locale);
  if (isMoneyUnit(own)) {
    const isLong = isNumber(value) && Math.abs(value) >= LONG_MONEY && !kept;
    return { ...(isLong ? shortMoney(value, own, locale) : { number: exact, unit: '' }), exact };
  }
  if (!isNumber(value) || value === 0 || kept)
    return { number: formatFigure(value, decimals, locale), unit: own, exact };
  const shown = shownUnit(own, [value], PREFIXED);
  const inUnit = value / shown.by;
  return { number: formatFigure(inUnit, shortDecimals(inUnit, decimals), locale), unit: shown.unit, exact };
}

/** What stands between things that are counted up in a language: `, `, in Chinese `、`. */
const separatorIn = (locale: string): string =>
  new Intl.ListFormat(locale, { style: 'short' }).formatToParts(['1', '2', '3'])[1]?.value ?? ', ';

/**
 * Texts in one line with the separator of a language, that of the page unless another is given. '' for none.
 *
 * @example formatList(['Name', 'e-mail'], 'en') // 'Name, e-mail'; with 'zh' 'Name、e-mail'
 * @public
 */
export const formatList = (texts: readonly string[], locale = pageLanguage()): string =>
  texts.length < 2 ? (texts[0] ?? '') : texts.join(separatorIn(locale));
