import { Portal, Stack } from '@mui/material';
import { useCallback, useEffect, useRef, useState, useEffectEvent } from 'react';
import { useTranslate, type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { type WireError, wireEvents, type FailureKind } from '@/api';
import { failureText, isUnclear } from '@/data';
import { settlePending, flushPending, holdPending } from './pendingUndo';
import { ToastCard } from './ToastCard';
import { withoutToast, withToast, type Toast } from './toastList';
import { createThrottle } from './createThrottle';
import { takeEarlyFailure } from './earlyFailure';

/**
 * Takes over the mutations that react-admin holds back until their toast is gone. They wait in the order they were
 * made; leaving the document sends them, and the browser asks, so that they are on their way before it goes.
 *
 * @param onSent nothing can be undone any more
 */
function useUndoables(onSent: () => void): void {
  const sent = useEffectEvent(onSent);
  const take = useTakeUndoableMutation();
  useEffect(() => {
    const mutation = take();
    if (mutation) holdPending(mutation);
  }, [take]); // another one under it gives a new `take`
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (flushPending() === 0) return;
      event.preventDefault();
      sent();
    };
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, []);
}

/**
 * Hands over what `useNotify` collected and empties it. Error notifications are dropped:
 * the wire reports every failed call itself, once.
 */
function useNotifications(show: (notification: NotificationPayload) => void): void {
  const { notifications, setNotifications } = useNotificationContext();
  const shown = useEffectEvent(show);
  useEffect(() => {
    if (notifications.length === 0) return;
    for (const one of notifications) if (one.type !== 'error') shown(one);
    setNotifications((current) => current.filter((one) => !notifications.includes(one)));
  }, [notifications, setNotifications]);
}

/** Only one error toast appears within this many milliseconds (spec 01 §8). */
const INTERVAL = 3000;

/** Told in another way: by the end of the session, by the box of changed permissions, or by nothing at all. */
const SILENT: ReadonlySet<FailureKind> = new Set<FailureKind>(['unauthorized', 'permission-changed', 'aborted']);

/** Calls `show` for failed calls, at most once in 3 s however many fail together. */
function useFailures(show: (error: WireError) => void): void {
  const shown = useEffectEvent(show);
  useEffect(() => {
    const pass = createThrottle(INTERVAL);
    const tell = (error: WireError) => {
      if (!SILENT.has(error.kind) && pass()) shown(error);
    };
    const early = takeEarlyFailure();
    if (early) tell(early);
    return wireEvents.onFailure(tell);
  }, []);
}

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
