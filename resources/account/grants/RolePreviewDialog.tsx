import type { ComponentProps } from 'react';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RolePreview } from './RolePreview';

interface RolePreviewDialogProps extends ComponentProps<typeof RolePreview> {
  readonly open: boolean;
  readonly name: string;
  onClose(): void;
}

/** 'View as role': what a role will see, before it is granted. */
export function RolePreviewDialog({ open, name, onClose, ...grants }: RolePreviewDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="role-preview-title">
      <DialogTitle id="role-preview-title">{translate('grants.previewTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('grants.previewIntro')}</DialogContentText>
        <RolePreview {...grants} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
