import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { FailureAlert } from './feedback/FailureAlert';
import { NameText } from './NameText';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question; it names the record. */
  readonly title: string;
  /** What follows from a yes. */
  readonly text?: ReactNode;
  readonly confirmLabel: string;
  /** Destructive: the button is red. */
  readonly danger?: boolean;
  /** The call runs: nothing can be pressed, and the dialog stays. */
  readonly busy?: boolean;
  /** Why the call failed; the dialog stays. */
  readonly error?: unknown;
  onConfirm(): void;
  onClose(): void;
}

/**
 * Asks before something happens. The focus stands on the safe button. It never closes by itself: the page closes it, by
 * `open`.
 *
 * @example
 * <ConfirmDialog open={open} title={question} confirmLabel={translate('depot.retire')} danger busy={isPending}
 *   error={error} onConfirm={retire} onClose={() => setOpen(false)} />
 * @public
 */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  danger,
  busy,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        <NameText text={title} />
      </DialogTitle>
      {(text || Boolean(error)) && (
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {text && (
            <DialogContentText id={`${id}-text`} component="div" sx={{ overflowWrap: 'anywhere' }}>
              {typeof text === 'string' ? <NameText text={text} /> : text}
            </DialogContentText>
          )}
          <FailureAlert error={error} />
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={busy} autoFocus color="inherit">
          {translate('widgets.cancel')}
        </Button>
        <Button onClick={onConfirm} loading={busy} variant="contained" color={danger ? 'error' : 'primary'}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
