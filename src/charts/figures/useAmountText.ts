import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { formatAmount, figureDecimals } from '@/schema';
import type { Amount } from './readAmount';

/**
 * Writes a figure as every screen does: `3.20 kWh`, `84.0%`; nothing is `-`, zero is `0 kWh`. Decimals are those of the
 * unit unless others are given.
 *
 * @example
 * const text = useAmountText();
 * text({ value: 3.2, unit: 'kWh' }) // '3.20 kWh'
 * @public
 */
export function useAmountText(): (amount: Amount, decimals?: number) => string {
  const locale = useLocale() ?? 'en';
  return useCallback(
    ({ value, unit }, decimals = figureDecimals(unit)) => formatAmount(value, { unit, decimals }, locale),
    [locale],
  );
}
