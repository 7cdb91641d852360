import { Portal, Stack } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate, type NotificationPayload } from 'react-admin';
import type { WireError } from '@/api';
import { failureText } from './failureText';
import { ToastCard } from './ToastCard';
import { withoutToast, withToast, type Toast } from './toastList';
import { useFailures } from './useFailures';
import { useNotifications } from './useNotifications';

const STAYS = 4000;
const ERROR_STAYS = 6000;

/** The one place where toasts appear: notes of the console, and failed calls at most once in 3 s (spec 01 §8). */
export function Toasts() {
  const translate = useTranslate();
  const [list, setList] = useState<readonly Toast[]>([]);
  const add = useCallback((toast: Omit<Toast, 'id'>) => setList((current) => withToast(current, toast)), []);

  useFailures((error: WireError) => add({ kind: 'error', text: failureText(error, translate), stays: ERROR_STAYS }));
  useNotifications(({ message, type, notificationOptions }: NotificationPayload) => {
    if (typeof message !== 'string') return;
    const stays = notificationOptions?.autoHideDuration === undefined ? STAYS : notificationOptions.autoHideDuration;
    add({ kind: type, text: translate(message, notificationOptions?.messageArgs), stays });
  });

  // A dialog hides everything beside it from screen readers; a message that comes meanwhile is for them too.
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => stack.current?.removeAttribute('aria-hidden'), [list]);

  return (
    <Portal>
      <Stack
        ref={stack}
        role="region"
        aria-label={translate('shell.messages')}
        aria-live="polite"
        spacing={1}
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          top: 56,
          left: 12,
          right: 12,
          alignItems: 'center',
          pointerEvents: 'none',
        }}
      >
        {list.map((toast) => (
          <ToastCard key={toast.id} toast={toast} close={() => setList((current) => withoutToast(current, toast.id))} />
        ))}
      </Stack>
    </Portal>
  );
}
