import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import NotificationsPaused from '@mui/icons-material/NotificationsPausedOutlined';
import { useTranslate } from 'react-admin';
import type { SnoozeFor } from './notice';
import { usePopup } from '../usePopup';

/** On what popped up: nothing more does for an hour, or today. */
export function SnoozeButton({ onSnooze }: { onSnooze(span: SnoozeFor): void }) {
  const translate = useTranslate();
  const { trigger, popover } = usePopup('menu');
  const label = translate('widgets.notifications.snooze.label');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} {...trigger}>
          <NotificationsPaused fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu {...popover}>
        {(['hour', 'day'] as const).map((span) => (
          <MenuItem key={span} onClick={() => onSnooze(span)}>
            {translate(`widgets.notifications.snooze.${span}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
