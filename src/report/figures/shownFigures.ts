import { shownUnit, type Measures, type MeasureTone, currencyUnit } from '@/schema';
import type { Amount } from '@/charts';
import type { Figure } from '../answer/readFigures';
import { type Standing, unlessAbsent } from '../compare/equipment';

type Figures = Readonly<Record<string, Figure>>;

export interface ShownFigure {
  readonly key: string;
  readonly tone?: MeasureTone;
  /** In `unit`; null is nothing. */
  readonly value: number | null;
  readonly unit: string;
  readonly decimals: number;
  /** In the unit it came in, where that is another one. */
  readonly exact?: Amount;
  /** It stays in its unit however large it is. */
  readonly kept?: boolean;
  /** What stands in its place where the answer says words. */
  readonly text?: string;
  /**
   * Percent against what it is compared with; null where there is none: nothing to compare with, or zero. Absent: it is
   * not compared.
   */
  readonly change?: number | null;
  /** Of this moment: no change is told beside it. */
  readonly ofNow?: boolean;
  /** The same as a difference, in `unit`. */
  readonly difference?: number | null;
}

/** Change in percent from one value to another: none from nothing or from zero. */
export function changeOf(before: number | null, now: number | null): number | null {
  return before === null || now === null || before === 0 ? null : ((now - before) / Math.abs(before)) * 100;
}

/**
 * Figures of a block in the order they are shown, all of a unit with the one prefix its largest value asks for.
 *
 * @param others what they are compared with; without it the answer's own changes are shown
 * @param absent of what nothing was there to measure it
 */
export function shownFigures(
  figures: Figures,
  keys: readonly string[],
  measures: Measures,
  currency: string,
  others?: Figures,
  absent?: Standing['absent'],
): ShownFigure[] {
  const valuesIn = (unit: string) =>
    [figures, others ?? {}].flatMap((all) => keys.map((key) => (all[key]?.unit === unit ? all[key].value : null)));
  return keys.flatMap((key) => {
    const figure = figures[key];
    if (!figure) return [];
    const tone = measures[key]?.tone;
    const value = unlessAbsent(figure.value, tone, absent?.now);
    const { unit, by } = shownUnit(figure.unit, measures[key]?.prefix === false ? [] : valuesIn(figure.unit));
    const before = measures[key]?.ofNow ? undefined : others;
    const then = before?.[key];
    const comparable = then?.unit === figure.unit ? unlessAbsent(then.value, tone, absent?.before) : null;
    const shown: ShownFigure = {
      key,
      value: value === null ? null : value / by,
      unit: currencyUnit(unit, currency),
      decimals: figure.decimals,
    };
    const isKept = measures[key]?.prefix === false;
    const difference = comparable === null || value === null ? null : (value - comparable) / by;
    const change = before ? changeOf(comparable, value) : figure.change;
    return [
      {
        ...shown,
        ...(by !== 1 && { exact: { value, unit: currencyUnit(figure.unit, currency) } }),
        ...(isKept && { kept: true }),
        ...(measures[key]?.ofNow && { ofNow: true }),
        ...(tone && { tone }),
        ...(figure.text !== undefined && { text: figure.text }),
        ...(change !== undefined && { change }),
        ...(before && { difference }),
      },
    ];
  });
}
