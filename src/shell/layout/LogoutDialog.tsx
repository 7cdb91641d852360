import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { memo, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { endSession } from '@/access/endSession';
import { ExtraBoundary } from '../extras/ExtraBoundary';
import { flushPending } from '../toasts/pendingUndo';
import { LogoutNote } from './LogoutNote';

interface LogoutDialogProps {
  readonly open: boolean;
  /** Something was typed in an open form and not saved. */
  readonly loses: boolean;
  /** Views and columns of lists stay in this browser. */
  readonly keeps: boolean;
  close(): void;
}

/** Asks before signing out (spec 01 §2), and says when something typed would be lost by it. The session ends here even when the server cannot be told. */
export const LogoutDialog = memo(function LogoutDialog({ open, loses, keeps, close }: LogoutDialogProps) {
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    flushPending(); // with the session they came from
    void endSession('signed-out');
  };
  return (
    <Dialog open={open} onClose={close} maxWidth="xs" fullWidth aria-labelledby="logout-title" aria-describedby="logout-text logout-loss logout-stays">
      <DialogTitle id="logout-title">{translate('shell.logout.label')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="logout-text">{translate('shell.logout.confirm')}</DialogContentText>
        <ExtraBoundary>
          <Suspense>
            {loses && <LogoutNote id="logout-loss" name="loss" />}
            {keeps && <LogoutNote id="logout-stays" name="stays" />}
          </Suspense>
        </ExtraBoundary>
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
