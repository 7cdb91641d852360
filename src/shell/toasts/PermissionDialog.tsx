import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { endSession } from '@/access/internal';

/** What `PermissionBox` says. */
export default function PermissionDialog() {
  const translate = useTranslate();
  return (
    <Dialog
      open
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
