import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { endSession } from '@/access/endSession';
import { flushPending } from '../toasts/pendingUndo';

/** Asks before signing out (spec 01 §2). The session ends here even when the server cannot be told. */
export const LogoutDialog = memo(function LogoutDialog({ open, close }: { readonly open: boolean; close(): void }) {
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    flushPending(); // with the session they came from
    void endSession('signed-out');
  };
  return (
    <Dialog open={open} onClose={close} maxWidth="xs" fullWidth aria-labelledby="logout-title" aria-describedby="logout-text">
      <DialogTitle id="logout-title">{translate('shell.logout.label')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="logout-text">{translate('shell.logout.confirm')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={leaving}>
          {translate('actions.cancel')}
        </Button>
        <Button variant="contained" onClick={leave} loading={leaving} autoFocus>
          {translate('shell.logout.label')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});
