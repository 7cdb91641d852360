import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionDialogProps } from '@/schema';
import { useResource, WithResource } from '@/data';
import { TableSkeleton, UNSEEN } from '@/widgets';
import { RecordList } from '../../list/RecordList';

/**
 * A list in a dialog over the page. It closes when one of its records is opened, also when the page it stands on is
 * kept as a tab.
 */
export default function ListDialog({ run, entry }: ActionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const schema = entry.action.lists ?? '';
  const [opened] = useState(() => location.pathname);
  const leave = useEffectEvent(run.close);
  // what is hidden for another page is cleaned up like what goes
  useEffect(
    () => () => {
      if (location.pathname !== opened) leave();
    },
    [opened],
  );
  return (
    <Dialog open onClose={run.close} maxWidth="lg" fullWidth aria-labelledby={id}>
      <WithResource name={schema} path={`@${schema}`} waiting={<TableSkeleton columns={6} />}>
        <Titled id={id} />
        <DialogContent sx={{ mt: 2.5 }}>
          <RecordList inPage />
        </DialogContent>
      </WithResource>
      <DialogActions>
        <Button color="inherit" onClick={run.close}>
          {translate('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Its name is there with its texts; to be seen it stands above the rows already. */
function Titled({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { scope } = useResource();
  return (
    <DialogTitle id={id} sx={UNSEEN}>
      {translate(`${scope}.name`)}
    </DialogTitle>
  );
}
