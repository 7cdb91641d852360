import { useEffect, useState, type ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { WireError } from '@/api';
import { failureText, useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { EmptyState, ErrorState, FormSkeleton, PageHeading } from '@/widgets';
import { NotReadAgain } from './NotReadAgain';
import { markOpened } from './list/opened/openedRecords';
import { listPath } from './paths';

interface RecordGateProps {
  readonly id: string;
  /** Waits for a fresh answer and keeps to it: a form must not change under the hands of its user. */
  readonly once?: boolean;
  /** What waits or failed has no heading of a page above it. */
  readonly inDialog?: boolean;
  /** At the end of the heading, also while the record is on its way. */
  readonly beside?: ReactNode;
  children(record: AnyRecord): ReactNode;
}

const ONCE = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** A record by its id: the skeleton, 'not found', a failure with a way to try again, or what is drawn of it. */
export function RecordGate({ id, once, inDialog, beside, children }: RecordGateProps) {
  const { path } = useResource();
  const translate = useTranslate();
  const [kept, keep] = useState<AnyRecord>();
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<AnyRecord>(
    path,
    { id },
    once ? { ...ONCE, enabled: !kept } : {},
  );
  if (once && !kept && data && isFetchedAfterMount && !error) keep(data);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) markOpened(path, id);
  }, [isThere, path, id]);

  const missing = error instanceof WireError && (error.status === 404 || error.messageKey === 'errors.notFound');
  const back = (
    <Button component={Link} to={listPath(path)} color="inherit">
      {translate('detail.back')}
    </Button>
  );
  if (once && kept && !missing) return children(kept);
  if (data && !once && !missing) {
    return (
      <>
        {error && <NotReadAgain reason={failureText(error, translate)} onRetry={() => void refetch()} />}
        {children(data)}
      </>
    );
  }
  const instead = !error ? (
    <FormSkeleton />
  ) : missing ? (
    <EmptyState
      kind="notFound"
      title={translate('detail.missing.title')}
      text={translate('detail.missing.text')}
      action={back}
    />
  ) : (
    <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} action={back} />
  );
  if (inDialog) return instead;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHeading backTo={error ? undefined : listPath(path)} actions={beside} />
      {instead}
    </Box>
  );
}
