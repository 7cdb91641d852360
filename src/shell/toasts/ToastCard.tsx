import { Alert, Button, IconButton } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NameText } from '@/widgets';
import type { Toast } from './toastList';

interface ToastCardProps {
  readonly toast: Toast;
  close(): void;
  /** Takes back what an undoable toast tells. */
  undo(): void;
}

/** One toast. It waits while the pointer or the focus is on it. */
export function ToastCard({ toast, close, undo }: ToastCardProps) {
  const translate = useTranslate();
  const [held, setHeld] = useState(false);
  const done = useEffectEvent(close);
  useEffect(() => {
    if (toast.stays === null || held) return;
    const timer = setTimeout(() => done(), toast.stays);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    <Alert
      severity={toast.kind}
      variant="standard"
      role={toast.kind === 'error' ? 'alert' : 'status'}
      action={
        <>
          {toast.undoable && (
            <Button color="inherit" data-shortcut="undo" onClick={undo}>
              {translate('ra.action.undo')}
            </Button>
          )}
          <IconButton color="inherit" aria-label={translate('actions.close')} onClick={close}>
            <Close fontSize="small" />
          </IconButton>
        </>
      }
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        pointerEvents: 'auto',
        width: 'fit-content',
        maxWidth: '100%',
        border: 1,
        borderColor: 'divider',
        boxShadow: 3,
        '& .MuiAlert-action': { pt: 0, alignItems: 'center' },
        '& .MuiAlert-message': { overflowWrap: 'anywhere', maxHeight: 160, overflow: 'auto' },
      }}
    >
      <NameText text={toast.text} />
    </Alert>
  );
}
