import { isUnit, unitTraits } from './unit';

/** Tones that a later room adds, each a property. @public */
export interface AddedTones {}

/** Tones that a measure may have: what they say, and kinds of things with one color and one mark everywhere. @public */
export type MeasureTone = 'price' | 'carbon' | 'good' | 'bad' | 'neutral' | keyof AddedTones;

/**
 * A quantity, said once: what its figures are in, how they are written and added, what color they have, what else the
 * wire calls them. Tiles, series, columns, files, help texts and the backend read it, so that a figure is the same
 * everywhere. Texts: `measures.<key>`; what it is calculated from: `measureHelp.<key>`. Two that mean something else by
 * one name say other `words`.
 *
 * @public
 */
export interface Measure {
  /**
   * What its values are in on the wire: `kWh`, `kW`, `%`, `h`, `°C`, '' for a count. `money` is the currency of the
   * site, `money/kWh` a price in it. A unit the wire sends with a value wins.
   */
  readonly unit: string;
  /** Decimals that are shown. Default: by the unit. */
  readonly decimals?: number;
  /**
   * Values of parts of a time (hours of a day, days of a month) add up to the whole. Default: by the unit (work,
   * money and masses do).
   */
  readonly sums?: boolean;
  /** Default: a plain color of its own. */
  readonly tone?: MeasureTone;
  /**
   * May be below zero, which means the other direction; shown with its sign. Default false: a value below zero is shown
   * as it came.
   */
  readonly signed?: boolean;
  /**
   * False: it stays in its unit however large it is, as volumes of a market do: 12,345.6 MWh. Default true: a block
   * chooses one prefix for all its figures of a unit.
   */
  readonly prefix?: boolean;
  /** It is of this moment, whatever period is asked for: it is compared with none. */
  readonly ofNow?: boolean;
  /**
   * Other names on the wire: `type`, `dataKey` or `name` of a series, the property of a row. Compared without regard to
   * case, spaces, `_` and `-`.
   */
  readonly aliases?: readonly string[];
  /**
   * Key of its texts where something else has that of its own name: `measures.<words>`, `measureHelp.<words>`. Default:
   * its name.
   */
  readonly words?: string;
}

/** Measures by name, as a resource or a report declares them. @public */
export type Measures = Readonly<Record<string, Measure>>;

/**
 * A vocabulary of quantities, as resources and reports take it. Throws in development where a unit has blanks at its
 * ends or more than 16 characters.
 *
 * @example const trade = defineMeasures({ sold: { unit: 'money', tone: 'good', aliases: ['income'] } })
 * @public
 */
export function defineMeasures<const M extends Measures>(measures: M): M {
  if (import.meta.env.DEV) {
    for (const [key, { unit }] of Object.entries<Measure>(measures)) {
      if (!isUnit(unit))
        throw new Error(
          `measures.${key}: "${unit}" is no unit. Write one without spaces, such as 'kWh', 'money' or 'money/kWh'; '' for a count.`,
        );
    }
  }
  return measures;
}

/** A measure with every default filled in. @public */
export type WholeMeasure = Measure & Required<Pick<Measure, 'decimals' | 'sums' | 'signed' | 'aliases'>>;

/**
 * A measure with every default filled in: decimals and sums by its unit.
 *
 * @example wholeMeasure({ unit: 'kWh' }) // { unit: 'kWh', decimals: 2, sums: true, signed: false, aliases: [] }
 * @public
 */
export function wholeMeasure(measure: Measure): WholeMeasure {
  return { ...unitTraits(measure.unit), signed: false, aliases: [], ...measure };
}

/**
 * Keys of the texts of a measure: its name, and what it is calculated from. They have the name of the measure unless it
 * says other `words`.
 *
 * @example measureTexts(trade, 'sold') // { name: 'measures.sold', help: 'measureHelp.sold' }
 * @public
 */
export function measureTexts(measures: Measures, key: string): { readonly name: string; readonly help: string } {
  const words = measures[key]?.words ?? key;
  return { name: `measures.${words}`, help: `measureHelp.${words}` };
}

const plain = (name: string): string => name.replace(/[\s_-]/g, '').toLowerCase();

/**
 * Whether a name of the wire means the measure `key`: its key or one of its `aliases`, without regard to case, spaces,
 * `_` and `-`.
 *
 * @example isNameOf('peakPower', { unit: 'kW' }, 'Peak_power') // true
 * @public
 */
export function isNameOf(key: string, measure: Measure | undefined, name: string): boolean {
  const wanted = plain(name);
  return plain(key) === wanted || (measure?.aliases ?? []).some((one) => plain(one) === wanted);
}

/**
 * The key of the measure a name of the wire means; undefined for one that no measure knows.
 *
 * @example measureNamed({ generation: { unit: 'kWh', aliases: ['production'] } }, 'Production') // 'generation'
 * @public
 */
export function measureNamed<M extends Measures>(measures: M, name: string): Extract<keyof M, string> | undefined {
  const keys = Object.keys(measures) as Extract<keyof M, string>[];
  return keys.find((key) => plain(key) === plain(name)) ?? keys.find((key) => isNameOf(key, measures[key], name));
}
