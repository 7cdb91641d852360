import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { currentSession } from '@/access/session';

interface UnsavedWarningProps {
  /** Read at the moment of leaving, so that a save that just succeeded never warns. */
  isDirty(): boolean;
}

/**
 * Asks before typed input is lost: by a link, Back or the menu with a dialog of its own, by closing the tab
 * with the browser's. A session that has ended is not held up: its input is kept as a draft.
 * Needs a data router.
 */
export function UnsavedWarning({ isDirty }: UnsavedWarningProps) {
  const translate = useTranslate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname);
  const keep = () => blocker.reset?.();

  const holdUp = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty() && currentSession()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => holdUp(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return (
    <Dialog open={blocker.state === 'blocked'} onClose={keep} role="alertdialog" maxWidth="xs" fullWidth aria-labelledby="unsaved-title" aria-describedby="unsaved-text">
      <DialogTitle id="unsaved-title">{translate('form.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="unsaved-text">{translate('form.unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {translate('form.unsaved.discard')}
        </Button>
        <Button variant="contained" autoFocus onClick={keep}>
          {translate('form.unsaved.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
