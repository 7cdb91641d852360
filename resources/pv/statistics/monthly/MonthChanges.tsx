import { Alert, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { ChangeTable } from '@/fields';
import { formatNumber } from '@/schema';
import { FEES, type BookMonth } from '@schemas/pv/parts/bookChanges';
import { MONTH_RESULTS, monthChanges, unaccounted, type MonthFigures } from '@schemas/pv/parts/monthChange';
import { BookChanges } from '../changes/BookChanges';
import { changeHead } from '../changes/changeHead';
import { useBooks } from '../changes/useBooks';

type MonthRecord = MonthFigures & BookMonth & { readonly stationId?: string | number | null };
const results: ReadonlySet<string> = new Set(MONTH_RESULTS);

/** What a correction changes and what follows from it, before it is saved. */
export function MonthChanges({ draft, saved }: { readonly draft: MonthRecord; readonly saved: MonthRecord }) {
  const { scope } = useResource();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const changes = monthChanges(saved, draft);
  const rest = unaccounted(draft);
  const month = saved.month ?? '';
  const before = useBooks({
    station: String(saved.stationId ?? ''),
    from: month,
    to: month,
    when: 'before',
    enabled: changes.length > 0,
  });
  const currency = saved.currency ?? '';
  const after = Object.fromEntries(changes.map(({ figure, after: value }) => [figure, value]));
  return (
    <>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {translate(`${scope}.consequence.${changes.length > 0 ? 'hint' : 'none'}`)}
      </Typography>
      {changes.length > 0 && (
        <ChangeTable
          label={translate(`${scope}.panels.consequence`)}
          head={changeHead('saved', translate)}
          rows={changes.map((one) => ({
            ...one,
            key: one.figure,
            name: translate(`${scope}.fields.${one.figure}`),
            unit: one.figure === 'equivalentHours' ? 'h' : FEES.has(one.figure) ? currency : 'kWh',
            strong: results.has(one.figure),
          }))}
        />
      )}
      {changes.length > 0 && before && (
        <BookChanges
          before={before}
          after={{
            ...before.books,
            months: before.books.months.map((one) => (one.month === month ? { ...one, ...after } : one)),
          }}
          kind="saved"
          currency={currency}
          without="month"
        />
      )}
      {rest !== null && Math.abs(rest) >= 1 && (
        <Alert severity="warning">
          {translate(`${scope}.consequence.rest`, { rest: formatNumber(rest, locale, { maximumFractionDigits: 2 }) })}
        </Alert>
      )}
    </>
  );
}
