import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useAmountText } from '@/charts/figures/useAmountText';
import { timeText } from '../../times/timeText';
import { useCustomer } from '../CustomerContext';
import type { Words } from './details';

/** What details are written with, in the language of the page and on the clock of the home. */
export function useWords(): Words {
  const translate = useTranslate();
  const amount = useAmountText();
  const { zone } = useCustomer();
  return useMemo<Words>(
    () => ({ say: (key, options) => translate(`strategy.detail.${key}`, options), amount: (value, unit) => amount({ value, unit }), time: (raw) => timeText(raw, { zone }) }),
    [translate, amount, zone],
  );
}
