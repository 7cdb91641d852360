import { Button, Dialog, DialogActions, DialogContent, DialogTitle, type DialogProps } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '@/widgets';

interface SendDialogProps {
  readonly title: string;
  readonly width?: DialogProps['maxWidth'];
  readonly busy?: boolean;
  readonly error?: unknown;
  /** What its button says; without it, the dialog is to be read. */
  readonly send?: string;
  readonly closed?: boolean;
  readonly danger?: boolean;
  readonly children: ReactNode;
  onSend?(): void;
  onClose(): void;
}

/**
 * The frame of a dialog of one's own that sends something, or is to be read: a heading, what is asked, why it failed,
 * and the buttons.
 *
 * @example
 *   <SendDialog title={title} send={label} busy={save.isPending} onSend={save.mutate} onClose={close}>
 *     {children}
 *   </SendDialog>
 * @public
 */
export function SendDialog({
  title,
  width = 'md',
  busy = false,
  error,
  send,
  closed,
  danger,
  children,
  onSend,
  onClose,
}: SendDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth={width} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
        {children}
        <FailureAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {translate(send === undefined ? 'actions.close' : 'actions.cancel')}
        </Button>
        {send !== undefined && (
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={busy}
            disabled={closed}
            onClick={onSend}
          >
            {send}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
