import { Portal, Stack } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate, type NotificationPayload } from 'react-admin';
import type { WireError } from '@/api';
import { failureText, isUnclear } from '@/data/texts/failureText';
import { settlePending } from './pendingUndo';
import { ToastCard } from './ToastCard';
import { withoutToast, withToast, type Toast } from './toastList';
import { useFailures } from './useFailures';
import { useNotifications } from './useNotifications';
import { useUndoables } from './useUndoables';

const STAYS = 4000;
const ERROR_STAYS = 6000;
/** Long enough to read, to think better of it and to reach the button by keyboard. */
const UNDO_STAYS = 8000;

/**
 * The one place where toasts appear: notes of the console, and failed calls at most once in 3 s (spec 01 §8).
 * What can be undone waits for its toast; the next one that can be sends the one before.
 */
export function Toasts() {
  const translate = useTranslate();
  const [list, setList] = useState<readonly Toast[]>([]);
  const add = useCallback((toast: Omit<Toast, 'id'>) => setList((current) => withToast(current, toast)), []);
  const undoable = useRef(false);
  useUndoables(() => {
    undoable.current = false;
    setList((current) => current.filter((one) => !one.undoable));
  });

  useFailures((error: WireError) =>
    add({ kind: isUnclear(error) ? 'warning' : 'error', text: failureText(error, translate), stays: ERROR_STAYS }),
  );
  useNotifications(({ message, type, notificationOptions = {} }: NotificationPayload) => {
    if (typeof message !== 'string') return;
    const { autoHideDuration, undoable: waits = false, messageArgs } = notificationOptions;
    const stays = autoHideDuration === undefined ? (waits ? UNDO_STAYS : STAYS) : autoHideDuration;
    if (waits) {
      if (undoable.current) settlePending(false);
      undoable.current = true;
      setList((current) => current.filter((one) => !one.undoable));
    }
    add({ kind: type, text: translate(message, messageArgs), stays, undoable: waits });
  });

  const close = (toast: Toast, isUndo = false) => {
    setList((current) => withoutToast(current, toast.id));
    if (!toast.undoable) return;
    undoable.current = false;
    if (settlePending(isUndo) && isUndo) add({ kind: 'info', text: translate('messages.undone'), stays: STAYS });
  };

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
          <ToastCard key={toast.id} toast={toast} close={() => close(toast)} undo={() => close(toast, true)} />
        ))}
      </Stack>
    </Portal>
  );
}
