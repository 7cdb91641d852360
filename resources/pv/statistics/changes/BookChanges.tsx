import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChangeTable, type Changed } from '@/fields';
import { formatDate } from '@/schema/dates';
import { formatList } from '@/schema';
import { bookChanges, FEES, type BookChange, type Books } from '@schemas/pv/parts/bookChanges';
import { changeHead, type Known } from './changeHead';
import type { KnownBooks } from './useBooks';

const MONTHS = 'resources.pv/monthly-statistics.fields';
const timeText = (time: string) => (time.length === 4 ? time : formatDate(`${time}-01`, 4));

interface BookChangesProps {
  readonly before: KnownBooks;
  readonly after: Books;
  readonly kind: Known;
  /** Of the fees: that of the station. */
  readonly currency: string;
  /** What is told elsewhere. */
  readonly without?: BookChange['what'];
}

/** What follows in the books of a station: months, years, the operation report, and how far bills are off. */
export function BookChanges({ before, after, kind, currency, without }: BookChangesProps) {
  const translate = useTranslate();
  const rows = bookChanges(before.books, after)
    .filter(({ what }) => what !== without)
    .map(({ what, figure, time, ...change }): Changed => ({
      ...change,
      key: `${what} ${figure} ${time}`,
      name: translate(`pvChanges.of.${what}`, { figure: translate(`${MONTHS}.${figure}`), time: timeText(time) }),
      unit: FEES.has(figure) ? currency : 'kWh',
    }));
  return (
    <>
      {rows.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle2">
            {translate('pvChanges.follows')}
          </Typography>
          <ChangeTable label={translate('pvChanges.follows')} head={changeHead(kind, translate)} rows={rows} />
        </>
      )}
      {before.missing.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('pvChanges.missing', {
            parts: formatList(before.missing.map((part) => translate(`pvChanges.parts.${part}`))),
          })}
        </Typography>
      )}
    </>
  );
}
