import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { valueText } from '@/charts/plot/valueText';
import type { Amount } from './readAmount';

/** Writes a figure as every screen does: `3.25 kWh`, `84%`; nothing is `-`, zero is `0 kWh`. Default 2 decimals. */
export function useAmountText(): (amount: Amount, decimals?: number) => string {
  const locale = useLocale() ?? 'en';
  return useCallback(({ value, unit }, decimals = 2) => valueText(value, { unit, decimals }, locale), [locale]);
}
