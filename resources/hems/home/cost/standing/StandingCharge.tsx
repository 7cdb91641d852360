import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useAmountText } from '@/charts';
import { currencyUnit } from '@/schema';
import { formatDate } from '@/schema/dates';
import { groupFigures, type ReportPlace, useBlockAnswer } from '@/report';
import { energyCost } from '@schemas/hems/home/energy-cost.report';
import { useShownHome } from '../../context/HomeContext';
import { readMonthlyFee, tariffsOn } from './standingCharge';
import { useHomeTariffs } from './useHomeTariffs';

interface StandingChargeProps {
  /** Of the price of the days that are shown. */
  readonly answer: unknown;
  readonly place: ReportPlace;
}

/**
 * What the days that are shown cost besides their energy, and the tariffs they were priced by where one followed
 * another. Where no answer tells a fee, there is no line.
 */
export function StandingCharge({ answer, place: { days, params, currency } }: StandingChargeProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const text = useAmountText();
  const { today } = useShownHome();
  const tariffs = useHomeTariffs();
  const told = readMonthlyFee(answer);
  // what the summary above has answered, without asking for it a second time
  const summary = useBlockAnswer(
    { report: energyCost, block: energyCost.blocks.summary, values: params, extra: {} },
    { enabled: false },
  ).data;
  const { benefit } = groupFigures(energyCost.blocks.summary, summary, energyCost.measures);
  const spent = benefit?.spent?.unit ?? (currency === undefined ? undefined : 'money');
  const unit = told?.unit || (spent && currencyUnit(spent, currency));
  if (!tariffs || !days) return null;
  const own = told?.value ?? undefined;
  const [only] = tariffs.length > 0 ? tariffs : [{ name: '', from: undefined, monthly: undefined }];
  const known = tariffs.length > 1 || !only ? tariffs : [{ ...only, monthly: own ?? only.monthly }];
  const spans = tariffsOn(known, days, today);
  // of an amount whose currency nobody tells nothing is said
  const charged = unit === undefined ? [] : spans.filter(({ charge }) => charge !== undefined);
  const money = (value: number) => text({ value, unit: unit ?? '' });
  const words = (from: string, to: string) =>
    [...new Set([from, to])].map((day) => formatDate(day, 3, locale)).join(' – ');
  const sum = charged.reduce((total, { charge = 0 }) => total + charge, 0);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {spans.length > 1 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '96ch' }}>
          {translate('hems.cost.changed', {
            tariffs: spans.map(({ name, from, to }) => `${name || '-'} (${words(from, to)})`).join(' · '),
          })}
        </Typography>
      )}
      {charged.length > 0 && (
        <Typography variant="body2">
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('hems.cost.standing')}
          </Box>{' '}
          {money(sum)}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('hems.cost.standingOf', {
              days: charged.map(({ from, to }) => words(from, to)).join(' · '),
            })}
          </Box>
        </Typography>
      )}
    </Box>
  );
}
