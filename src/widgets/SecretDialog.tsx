import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { CopyButton } from './CopyButton';

interface SecretDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  /** A one-time password or key. It is kept nowhere else. */
  readonly secret: string;
  onClose(): void;
}

/** Shows a secret once. Only its own button closes it, so that a stray click loses nothing. */
export function SecretDialog({ open, title, text, secret, onClose }: SecretDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {text && <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{text}</DialogContentText>}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            px: 2,
            py: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'action.hover',
          }}
        >
          <Box
            component="code"
            sx={{ typography: 'subtitle1', fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
          >
            {secret}
          </Box>
          <CopyButton text={secret} />
        </Box>
        <Alert severity="warning">{translate('widgets.secret.once')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained" autoFocus>
          {translate('widgets.secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
