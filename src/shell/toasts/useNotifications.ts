import { useEffect, useEffectEvent } from 'react';
import { useNotificationContext, type NotificationPayload } from 'react-admin';

/**
 * Hands over what `useNotify` collected and empties it. Error notifications are dropped:
 * the wire reports every failed call itself, once.
 */
export function useNotifications(show: (notification: NotificationPayload) => void): void {
  const { notifications, setNotifications } = useNotificationContext();
  const shown = useEffectEvent(show);
  useEffect(() => {
    if (notifications.length === 0) return;
    for (const one of notifications) if (one.type !== 'error') shown(one);
    setNotifications((current) => current.filter((one) => !notifications.includes(one)));
  }, [notifications, setNotifications]);
}
