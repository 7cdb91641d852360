import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { ErrorState, TableSkeleton } from '@/widgets';
import type { Filters } from './cleanFilters';
import { NoRecords } from './NoRecords';
import { RefreshLine } from './refresh/RefreshLine';
import { StaleNotice } from './StaleNotice';

interface ListBodyProps {
  /** Undefined until the first answer. */
  readonly count: number | undefined;
  readonly error: unknown;
  readonly stale: boolean;
  /** What is asked for, as the cache knows it. */
  readonly queryKey: QueryKey;
  readonly applied: Filters;
  readonly columns: number;
  readonly children: ReactNode;
  onRetry(): void;
  onReset(): void;
}

/** The one place that decides what a list shows: a failure is never 'no records' (spec 01 §8). */
export function ListBody({
  count,
  error,
  stale,
  queryKey,
  applied,
  columns,
  children,
  onRetry,
  onReset,
}: ListBodyProps) {
  const translate = useTranslate();
  const content = () => {
    if (count === undefined && error) return <ErrorState text={failureText(error, translate)} onRetry={onRetry} />;
    if (count === undefined) return <TableSkeleton columns={columns} />;
    return count === 0 ? <NoRecords applied={applied} onReset={onReset} /> : children;
  };
  return (
    <>
      <RefreshLine listKey={queryKey} over={count !== undefined || Boolean(error)} />
      {stale && <StaleNotice onRetry={onRetry} />}
      {content()}
    </>
  );
}
