import { Alert, Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetOne, useLocaleState, useTranslate } from 'react-admin';
import { quantityUnit, type QuantityOptions } from '@/dsl';
import { nowOn, currentTime, wallTime } from '@/schema/dates';
import { formatNumber } from '@/schema';
import { bidProblems, bidTotals, isWholeRow } from '@schemas/vpp/parts/bids';
import type { TradeBid } from '@schemas/vpp/trade/trade-bid';
import { tradeNotice, type TradeNotice } from '@schemas/vpp/trade/trade-notice';

const MINUTE = 60_000;
const SOON = 5;

/** Milliseconds between two wall clocks of one zone. */
const between = (from: string, to: string): number => wallTime(to) - wallTime(from);

function leftText(left: number): string {
  const minutes = Math.max(0, Math.floor(left / MINUTE));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * What a notice allows, how long it still takes bids by the clock of the market, and everything that is wrong with the
 * one that is typed.
 */
export function BidCheck({ draft }: { readonly draft: Partial<TradeBid> }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { noticeId } = draft;
  const { data: notice, isError } = useGetOne<TradeNotice>(
    '@vpp/trade-notice',
    { id: noticeId ?? '', meta: { quiet: true } },
    { enabled: !!noticeId },
  );
  const zone = notice?.timeZone || draft.timeZone || 'UTC';
  const deadline = notice?.declareDeadline ?? draft.declareDeadline ?? '';
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  if (!noticeId) return <Alert severity="info">{translate('vppTrade.check.choose')}</Alert>;
  if (isError) return <Alert severity="info">{translate('vppTrade.check.failed')}</Alert>;
  const number = (value: number | null | undefined, digits = 2) =>
    typeof value === 'number'
      ? formatNumber(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      : '-';
  const left = deadline === '' ? 0 : between(nowOn(zone, new Date(now)), deadline);
  const [floor, cap] = [notice?.priceFloor ?? draft.priceFloor, notice?.priceCap ?? draft.priceCap];
  const rows = draft.periods ?? [];
  const problems = bidProblems(rows, { floor: floor ?? null, cap: cap ?? null });
  const { power, energy, income } = bidTotals(rows);
  const unit = quantityUnit(tradeNotice.fields.priceCap.options as QuantityOptions, notice ?? draft);
  const closing = left <= 0 ? 'closed' : 'deadline';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {deadline !== '' && (
        <Alert severity={left <= 0 ? 'error' : left < SOON * MINUTE ? 'warning' : 'info'}>
          {translate(`vppTrade.check.${closing}`, { time: deadline.slice(0, 16), zone })}{' '}
          {left > 0 && translate('vppTrade.check.left', { time: leftText(left) })}{' '}
          {left > 0 && left < SOON * MINUTE && translate('vppTrade.check.soon')}
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {translate('vppTrade.check.limits', { floor: number(floor, 4), cap: number(cap, 4), unit })}
        {rows.length > 0 &&
          ` · ${translate('vppTrade.check.totals', { power: number(power), energy: number(energy), income: number(income), currency: unit.split('/')[0] ?? '' })}`}
      </Typography>
      {problems.length > 0 ? (
        <Alert severity="error" role="status" sx={{ '& ul': { m: 0, pl: 2 } }}>
          <ul>
            {problems.map(({ problem, row, time }) => (
              <li key={`${row} ${problem}`}>
                {translate(`vppTrade.check.problems.${problem}`, { row: row + 1, time })}
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        rows.length > 0 &&
        rows.every(isWholeRow) && (
          <Alert severity="success" role="status">
            {translate('vppTrade.check.whole')}
          </Alert>
        )
      )}
    </Box>
  );
}
