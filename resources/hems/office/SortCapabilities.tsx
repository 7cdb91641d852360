import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import { OrderList } from '@/widgets/order/OrderList';
import { officeCalls } from './calls';
import { OfficeDialog } from './OfficeDialog';
import { useSaving } from './useSaving';

const MOST = 1000;

/** The order in which the app shows what devices can do, by drag or by key (spec 02 §4). */
export function SortCapabilities({ close }: { close(): void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { path, scope } = useResource();
  const provider = useDataProvider();
  const { data, error } = useQuery({ queryKey: [path, 'order'], queryFn: async () => (await provider.getList<AnyRecord>(path, { pagination: { page: 1, perPage: MOST }, sort: { field: 'sort', order: 'ASC' }, filter: {} })).data, gcTime: 0 });
  const [moved, setMoved] = useState<readonly AnyRecord[]>();
  const rows = moved ?? data;
  const save = useSaving(() => officeCalls.sortCapabilities({ ids: (rows ?? []).map((one) => one.id) }, { quiet: true }), `${scope}.actions.sort.success`, close);
  const nameOf = (row: AnyRecord) => String((locale === 'zh' ? row.name : row.nameEn) ?? row.name ?? row.id);
  const title = translate(`${scope}.actions.sort.label`);
  return (
    <OfficeDialog title={title} width="sm" send={translate('actions.save')} closed={!moved} busy={save.isPending} error={save.error ?? error} onSend={() => save.mutate()} onClose={close}>
      {!rows && !error && <FormSkeleton />}
      {rows && (
        <OrderList label={title} rows={rows} keyOf={(row) => row.id} nameOf={nameOf} onOrder={setMoved}>
          {(row) => <Typography variant="body2" noWrap>{nameOf(row)}</Typography>}
        </OrderList>
      )}
    </OfficeDialog>
  );
}
