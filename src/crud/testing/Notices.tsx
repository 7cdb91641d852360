import { useNotificationContext, useTranslate } from 'react-admin';

/** The success messages that were raised, as the shell would show them. */
export function Notices() {
  const { notifications } = useNotificationContext();
  const translate = useTranslate();
  return (
    <ul aria-label="Notices">
      {notifications.map((one, index) => (
        <li key={index}>{translate(String(one.message), one.notificationOptions?.messageArgs)}</li>
      ))}
    </ul>
  );
}
