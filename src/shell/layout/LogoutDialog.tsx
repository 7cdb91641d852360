import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { memo, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { endSession } from '@/access/internal';
import { callText } from '@/api';
import { useRegistry, failureText, isUnclear, useArea } from '@/data';
import { sessionService } from '@/schema';
import { ExtraBoundary } from '@/data/internal';
import { flushPending } from '../toasts/pendingUndo';
import { LogoutElsewhere } from './LogoutElsewhere';

interface LogoutNoteProps {
  readonly id: string;
  /** `loss`: what was typed and not saved goes. `stays`: what the user arranged for himself does not. */
  readonly name: 'loss' | 'stays';
}

/** What signing out does to what is there. Its text comes when it is needed. */
function LogoutNote({ id, name }: LogoutNoteProps) {
  useArea('shell');
  const translate = useTranslate();
  return (
    <DialogContentText id={id} sx={{ mt: 1, ...(name === 'loss' && { color: 'text.primary', fontWeight: 500 }) }}>
      {translate(`shell.logout.${name}`)}
    </DialogContentText>
  );
}

interface LogoutDialogProps {
  readonly open: boolean;
  /** Something was typed in an open form and not saved. */
  readonly loses: boolean;
  /** Views and columns of lists stay in this browser. */
  readonly keeps: boolean;
  close(): void;
}

/**
 * Asks before signing out (spec 01 §2), and says when something typed would be lost by it. The session ends here even
 * when the server cannot be told; whoever ends his others as well stays until that has been answered.
 */
const LogoutDialog = memo(function LogoutDialog({ open, loses, keeps, close }: LogoutDialogProps) {
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { registry } = useRegistry();
  const { data: others } = useQuery({
    queryKey: ['shell', 'sessions'],
    enabled: open,
    queryFn: async () => {
      await registry.services?.();
      return sessionService() ?? null;
    },
  });
  const leave = async () => {
    setLeaving(true);
    setFailure(undefined);
    try {
      if (elsewhere && others) await callText(others.endOthers, { quiet: true });
    } catch (error) {
      setFailure(isUnclear(error) ? '' : failureText(error, translate));
      setLeaving(false);
      return;
    }
    flushPending(); // with the session they came from
    void endSession('signed-out');
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth="xs"
      fullWidth
      aria-labelledby="logout-title"
      aria-describedby="logout-text logout-loss logout-stays"
    >
      <DialogTitle id="logout-title">{translate('shell.logout.label')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="logout-text">{translate('shell.logout.confirm')}</DialogContentText>
        <ExtraBoundary>
          <Suspense>
            {loses && <LogoutNote id="logout-loss" name="loss" />}
            {keeps && <LogoutNote id="logout-stays" name="stays" />}
            {others && <LogoutElsewhere checked={elsewhere} failure={failure} onChange={setElsewhere} />}
          </Suspense>
        </ExtraBoundary>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={leaving}>
          {translate('actions.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void leave()} loading={leaving} autoFocus>
          {translate('shell.logout.label')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

export default LogoutDialog;
