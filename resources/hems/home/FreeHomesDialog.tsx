import { Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordList } from '@/crud/list/RecordList';
import type { ActionProps } from '@/crud/views';
import { WithResource } from '@/data/registry/ResourceContext';
import { TableSkeleton } from '@/widgets/TableSkeleton';
import type { Home } from '@schemas/hems/home';

/** The homes that have no controller yet. It closes when one of them is opened, also when the page it stands on is kept as a tab. */
export function FreeHomesDialog({ close }: ActionProps<Home>) {
  const translate = useTranslate();
  const [opened] = useState(() => location.pathname);
  const leave = useEffectEvent(close);
  // what is hidden for another page is cleaned up like what goes
  useEffect(
    () => () => {
      if (location.pathname !== opened) leave();
    },
    [opened],
  );
  return (
    <Dialog open onClose={close} maxWidth="lg" fullWidth slotProps={{ paper: { 'aria-label': translate('resources.hems/free-home.name') } }}>
      <DialogContent>
        <Suspense fallback={<TableSkeleton columns={6} />}>
          <WithResource name="hems/free-home" path="@hems/free-home">
            <RecordList inPage />
          </WithResource>
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
