import { Alert } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Toast } from './toastList';

/** One toast. It waits while the pointer or the focus is on it. */
export function ToastCard({ toast, close }: { readonly toast: Toast; close(): void }) {
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
      onClose={close}
      closeText={translate('actions.close')}
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
        '& .MuiAlert-message': { overflowWrap: 'anywhere', maxHeight: 160, overflow: 'auto' },
      }}
    >
      {toast.text}
    </Alert>
  );
}
