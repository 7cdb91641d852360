import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useResource } from '@/data';
import type { ActionDialogProps, AnyRecord } from '@/schema';
import { FormSkeleton, ReorderList } from '@/widgets';
import { schemaSort } from '../../list/prefetchList';
import { SendDialog } from './SendDialog';
import { useActionText } from '../useActionText';

/** So many records can be put in order. */
const MOST = 1000;

/** The records of a list in the order a person wants them. */
export default function OrderDialog({ run, title }: ActionDialogProps) {
  const translate = useTranslate();
  const text = useActionText();
  const { path, resource } = useResource();
  const provider = useDataProvider();
  const { data, error } = useQuery({
    queryKey: [path, 'order'],
    queryFn: async () =>
      (
        await provider.getList<AnyRecord>(path, {
          pagination: { page: 1, perPage: MOST },
          sort: schemaSort(resource),
          filter: {},
        })
      ).data,
    gcTime: 0,
  });
  const [moved, setMoved] = useState<readonly AnyRecord[]>();
  const rows = moved ?? data;
  return (
    <SendDialog
      title={title}
      width="sm"
      send={translate('actions.save')}
      closed={!moved}
      busy={run.busy}
      error={run.error ?? error}
      onSend={() => run.send(undefined, rows)}
      onClose={run.close}
    >
      {!rows && !error && <FormSkeleton />}
      {rows && (
        <ReorderList label={title} rows={rows} keyOf={(row) => row.id} nameOf={text.name} onOrder={setMoved}>
          {(row) => (
            <Typography variant="body2" noWrap>
              {text.name(row)}
            </Typography>
          )}
        </ReorderList>
      )}
    </SendDialog>
  );
}
