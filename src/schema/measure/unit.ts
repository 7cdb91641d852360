/** What follows from a unit alone, for every quantity that is in it. @public */
export interface UnitTraits {
  /** Decimals its values are shown with. */
  readonly decimals: number;
  /** Whether values of parts of a time add up to the whole. */
  readonly sums: boolean;
}

const HUNDREDTHS = /^(c|ct|cents?|p|öre|øre|分)\s*\//i;
const PER_WORK = /\/\s*[kM]?Wh$/i;
const WORK = /^[kMGT]?(Wh|varh)$/;
const MASS = /^(g|kg|t)(CO2e?)?$/;
const VOLUME = /^(l|m³)$/;
/** Signs and codes of currencies, and the word for the currency of the site. */
const MONEY = /^(money|[A-Z]{3}|[A-Z]{0,2}[$€£¥₹]|kr|zł|Kč|元|c|ct|cents?|öre|øre)$/;

/** Units whose values have fewer or more decimals than two. */
const DECIMALS: readonly (readonly [RegExp, number])[] = [
  [/^$/, 0],
  [/^(%|[°℃℉].*|V|A|kΩ)$/, 1],
  [/^(mV|W|var|VA|min|d|次)$/, 0],
];

/**
 * Decimals and adding up by unit (spec 02 §3, §9): one decimal in percent and degrees, four in a currency a kWh
 * (`€/kWh`; its hundredths, `c/kWh`, and prices of a MWh have two), none in counts, two in everything else. Work,
 * money, masses and counts add up; powers, shares, prices, temperatures and hours do not.
 *
 * @example unitTraits('kWh') // { decimals: 2, sums: true }
 * @public
 */
export function unitTraits(unit: string): UnitTraits {
  const sums = WORK.test(unit) || isMoneyUnit(unit) || MASS.test(unit) || VOLUME.test(unit) || unit === '';
  if (PER_WORK.test(unit)) return { decimals: HUNDREDTHS.test(unit) || /M\w+$/.test(unit) ? 2 : 4, sums: false };
  return { decimals: DECIMALS.find(([units]) => units.test(unit))?.[1] ?? 2, sums };
}

/**
 * Whether values in the unit are amounts of money: said by code, by sign or by name. Prices are no amounts.
 *
 * @example isMoneyUnit('EUR') // true; false for 'EUR/kWh'
 * @public
 */
export const isMoneyUnit = (unit: string): boolean => MONEY.test(unit);

/**
 * Whether a value can be the unit of a measure: a text of at most 16 characters without blanks at its ends.
 *
 * @example isUnit('kWh') // true; false for ' kWh'
 * @public
 */
export const isUnit = (unit: unknown): boolean => typeof unit === 'string' && unit === unit.trim() && unit.length <= 16;

const LADDERS: readonly (readonly string[])[] = [
  ['W', 'kW', 'MW', 'GW'],
  ['Wh', 'kWh', 'MWh', 'GWh'],
  ['var', 'kvar', 'Mvar'],
  ['VA', 'kVA', 'MVA'],
  ['Wp', 'kWp', 'MWp', 'GWp'],
];

/** A unit to show values in, and what they are divided by to be in it. @public */
export interface ShownUnit {
  readonly unit: string;
  readonly by: number;
}

/** From this on in its own unit a value of a block is shown in the next one: 10,000 kWh is 10 MWh, 9,999 kWh stays. */
const NEXT = 10_000;

/**
 * The one prefix of a block, chosen by its largest value: all its figures of a unit are shown in it. It never goes
 * below the unit of the wire: 0.4 kWh stays. Units without prefixes stay as they are.
 *
 * @param values in `unit`; what is no number does not count
 * @param next from this on a value is shown in the next unit
 * @example shownUnit('kWh', [12_000, 300]) // { unit: 'MWh', by: 1000 }: values are divided by 1000
 * @public
 */
export function shownUnit(unit: string, values: Iterable<number | null | undefined>, next = NEXT): ShownUnit {
  const ladder = LADDERS.find((one) => one.includes(unit));
  if (!ladder) return { unit, by: 1 };
  let largest = 0;
  for (const value of values)
    if (typeof value === 'number' && Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
  let place = ladder.indexOf(unit);
  let by = 1;
  while (largest / by >= next && place < ladder.length - 1) {
    place += 1;
    by *= 1000;
  }
  return { unit: ladder[place] ?? unit, by };
}

/** `kw·h`, `KWH` and `kWh` are one; megas and millis are told by their units, not by their letters. */
const plainUnit = (unit: string): string => unit.replace(/[\s·.]/g, '').toLowerCase();

/** A price in hundredths a kWh is ten times as much in the currency a MWh. */
const CENTS = /^c\/kwh$/;
const A_MWH = /^(?:money|[a-z]{3})\/mwh$/;

/**
 * What values of a unit are multiplied by to be in another of the same kind: MWh in kWh is 1000. Undefined where they
 * cannot be.
 *
 * @example unitFactor('MWh', 'kWh') // 1000
 * @public
 */
export function unitFactor(from: string, to: string): number | undefined {
  const [one, other] = [plainUnit(from), plainUnit(to)];
  if (one === other) return 1;
  if (CENTS.test(one) && A_MWH.test(other)) return 10;
  for (const ladder of LADDERS) {
    const [start, end] = [one, other].map((unit) => ladder.findIndex((step) => plainUnit(step) === unit));
    if (start !== undefined && end !== undefined && start >= 0 && end >= 0) return 1000 ** (start - end);
  }
  return undefined;
}

/**
 * Whether a text is a unit that has prefixes for thousands and millions: kWh, MVA. Case, blanks and dots do not count.
 *
 * @example isScaledUnit('MWh') // true; false for 'h'
 * @public
 */
export const isScaledUnit = (text: string): boolean =>
  LADDERS.some((ladder) => ladder.some((step) => plainUnit(step) === plainUnit(text)));
