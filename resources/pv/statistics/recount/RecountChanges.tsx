import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ActionPanelProps } from '@/crud/views';
import { failureText } from '@/data';
import { ChangeTable } from '@/fields';
import { formatDate } from '@/schema/dates';
import { ErrorState, TableSkeleton } from '@/widgets';
import { formatList } from '@/schema';
import {
  expectedBooks,
  expectedChanges,
  madeChanges,
  sumOfChanges,
  type DayChange,
} from '@schemas/pv/parts/recountDays';
import { BookChanges } from '../changes/BookChanges';
import { changeHead } from '../changes/changeHead';
import { useBooks } from '../changes/useBooks';
import { useMeterDays } from './useMeterDays';

/** So many days are named; the others are in the sum. */
const NAMED = 8;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const total = (days: readonly DayChange[], side: 'before' | 'after'): number =>
  days.reduce((sum, one) => sum + (one[side] ?? 0), 0);

/** What counting days again is expected to change, with what follows from it; once it is done, what it did change. */
export function RecountChanges({ draft, sent }: ActionPanelProps<unknown>) {
  const translate = useTranslate();
  const say = (key: string, words: object = {}) => translate(`resources.pv/device-data.recount.${key}`, words);
  const [from, to] = Array.isArray(draft.days) ? draft.days.map(textOf) : [];
  const request = { station: textOf(draft.stationId), from: from ?? '', to: to ?? '' };
  const months = { ...request, from: request.from.slice(0, 7), to: request.to.slice(0, 7) };
  const before = useMeterDays({ ...request, when: 'before', enabled: true });
  const after = useMeterDays({ ...request, when: 'after', enabled: sent });
  const counted = sent && after.days !== undefined && !after.running;
  const books = useBooks({ ...months, when: 'before', enabled: true });
  const booksAfter = useBooks({ ...months, when: 'after', enabled: counted });
  const error = before.error ?? after.error;
  if (error)
    return (
      <ErrorState text={failureText(error, translate)} onRetry={() => void (before.error ? before : after).retry()} />
    );
  if (request.station === '' || request.from === '' || request.to === '')
    return <Typography variant="body2">{say('choose')}</Typography>;
  const days = before.days;
  if (!days || !books) return <TableSkeleton rows={3} columns={4} />;
  if (sent && !counted) {
    const done = after.days?.filter(({ recalculateStatus }) => recalculateStatus !== 'running').length ?? 0;
    return <Typography role="status">{say('running', { done, all: days.length })}</Typography>;
  }
  const changes = sent ? madeChanges(days, after.days ?? []) : expectedChanges(days);
  const kind = sent ? 'counted' : 'expected';
  const { months: kept } = books.books;
  const stays = [...new Set(changes.map(({ date }) => date.slice(0, 7)))].filter((month) =>
    kept.some((one) => one.month === month && (one.source === 'imported' || one.source === 'edited')),
  );
  const currency = kept[0]?.currency ?? '';
  const next = sent ? booksAfter?.books : expectedBooks(books.books, changes);
  return (
    <>
      <Typography variant="body2" role="status">
        {say(`${kind}.${changes.length > 0 ? 'some' : 'none'}`, { count: changes.length, all: days.length })}
      </Typography>
      {changes.length > 0 && (
        <ChangeTable
          label={say('days')}
          head={changeHead(kind, translate)}
          rows={[
            ...changes
              .slice(0, NAMED)
              .map((one) => ({ ...one, key: one.id, name: formatDate(one.date, 3), unit: 'kWh' })),
            {
              key: 'sum',
              name: say('sum', { count: changes.length }),
              unit: 'kWh',
              before: total(changes, 'before'),
              after: total(changes, 'before') + sumOfChanges(changes),
              strong: true,
            },
          ]}
        />
      )}
      {changes.length > 0 && next && <BookChanges before={books} after={next} kind={kind} currency={currency} />}
      {stays.length > 0 && (
        <Typography variant="body2">
          {say('stays', { months: formatList(stays.map((month) => formatDate(`${month}-01`, 4))) })}
        </Typography>
      )}
      {!sent && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('formula')}
        </Typography>
      )}
    </>
  );
}
