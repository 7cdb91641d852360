import { Box, FormControlLabel, Switch } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordList } from '@/crud/list/RecordList';
import { WithResource } from '@/data/registry/ResourceContext';
import { TableSkeleton } from '@/widgets/TableSkeleton';

interface TariffCollectionsProps {
  readonly businessId: string;
  readonly retailerId: string;
}

/** Whether the prices are there, day by day; of the shown tariff, or of all of them. */
export function TariffCollections({ businessId, retailerId }: TariffCollectionsProps) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const given = all || businessId === '' ? {} : { businessId, ...(retailerId !== '' && { retailerId }) };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormControlLabel
        control={<Switch size="small" checked={all} onChange={(_, on) => setAll(on)} />}
        label={translate('hems.tariff.allTariffs')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ justifySelf: 'end', mr: 0 }}
      />
      <Suspense fallback={<TableSkeleton columns={6} />}>
        <WithResource name="hems/tariff-collection" path="@hems/tariff-collection">
          <RecordList key={JSON.stringify(given)} inPage given={given} />
        </WithResource>
      </Suspense>
    </Box>
  );
}
