import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { endSession } from '@/access/internal';
import { wireEvents } from '@/api';

/**
 * HTTP 406: the permissions of the platform changed. One box above everything, however many calls answer so;
 * the only way out is to sign in again (spec 01 §8).
 */
export function PermissionBox() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useEffect(() => wireEvents.onPermissionChanged(() => setOpen(true)), []);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby="permission-changed-title"
      aria-describedby="permission-changed-text"
      sx={{ zIndex: (theme) => theme.zIndex.tooltip + 1 }}
    >
      <DialogTitle id="permission-changed-title">{translate('shell.permissionChanged.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="permission-changed-text">{translate('errors.permissionChanged')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => void endSession('permission')}>
          {translate('actions.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
