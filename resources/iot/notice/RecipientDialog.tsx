import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Pagination } from '@mui/material';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { Filtering } from '@/crud';
import { failureText, WithResource, useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { EmptyState, ErrorState, TableSkeleton } from '@/widgets';
import { RecipientTable } from './RecipientTable';

interface RecipientDialogProps {
  readonly chosen: readonly string[];
  onChoose(ids: readonly string[], records: readonly AnyRecord[]): void;
  close(): void;
}

const ROWS = 10;

/**
 * Users by name, role, organisation, account and contact (spec 03 §3); what is ticked stays ticked over pages and
 * searches.
 */
function Recipients({ chosen, onChoose, close }: RecipientDialogProps) {
  const { path, resource } = useResource();
  const translate = useTranslate();
  const id = useId();
  const [filter, setFilter] = useState({});
  const [page, setPage] = useState(1);
  const [picked, setPicked] = useState<ReadonlyMap<string, AnyRecord | undefined>>(
    () => new Map(chosen.map((one) => [one, undefined])),
  );
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<AnyRecord>(
    path,
    { pagination: { page, perPage: ROWS }, filter, meta: { quiet: true } },
    { placeholderData: (before) => before, retry: false },
  );
  const toggle = (record: AnyRecord) => {
    const next = new Map(picked);
    if (!next.delete(record.id)) next.set(record.id, record);
    setPicked(next);
  };
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('iot.notice.choose')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, p: 0 }}>
        <Filtering
          filters={resource.filters}
          applied={filter}
          onApply={(next) => {
            setFilter(next);
            setPage(1);
          }}
        />
        {error && <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} />}
        {!error && !data && <TableSkeleton columns={5} />}
        {data?.length === 0 && <EmptyState title={translate('widgets.nothingFound')} />}
        {data && data.length > 0 && <RecipientTable records={data} picked={picked} onToggle={toggle} />}
        {total > ROWS && (
          <Pagination
            size="small"
            count={Math.ceil(total / ROWS)}
            page={page}
            onChange={(_, next) => setPage(next)}
            sx={{ px: 2, pb: 1, justifySelf: 'end' }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('actions.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() =>
            onChoose(
              [...picked.keys()],
              [...picked.values()].flatMap((one) => one ?? []),
            )
          }
        >
          {translate('iot.notice.take', { smart_count: picked.size })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function RecipientDialog(props: RecipientDialogProps) {
  const path = useAccess().pathOf.get('account/user')?.slice(1) ?? '@account/user';
  return (
    <WithResource name="account/user" path={path}>
      <Recipients {...props} />
    </WithResource>
  );
}
