import { useLocale } from 'react-admin';
import type { Amount } from '@/charts';
import { figureDecimals, formatDifference } from '@/schema';
import { FigureChange } from '../figures/FigureChange';
import { changeOf } from '../figures/shownFigures';

interface AmountChangeProps {
  readonly amount: Amount;
  /** The amount it is compared with; undefined while it is on its way, and where there was none. */
  readonly before: Amount | undefined;
  /** What that is of, in words. */
  readonly against: string;
}

/**
 * How an amount changed against another one in its unit: of a share in points. Nothing is compared with nothing.
 *
 * @example <AmountChange amount={saving} before={before?.saving} against="01 Oct 2026 – 28 Oct 2026" />
 * @public
 */
export function AmountChange({ amount: { value, unit }, before, against }: AmountChangeProps) {
  const locale = useLocale() ?? 'en';
  const then = before?.unit === unit ? before.value : null;
  const difference = value === null || then === null ? undefined : value - then;
  return (
    <FigureChange
      change={changeOf(then, value)}
      against={against}
      {...(difference !== undefined && {
        difference: `(${formatDifference(difference, { unit, decimals: figureDecimals(unit) }, locale)})`,
        ...(unit === '%' && { points: difference }),
      })}
    />
  );
}
