import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import NotificationsPaused from '@mui/icons-material/NotificationsPausedOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SnoozeFor } from './notice';

/** On what popped up: nothing more does for an hour, or today. */
export function SnoozeButton({ onSnooze }: { onSnooze(span: SnoozeFor): void }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('widgets.notifications.snooze.label');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <NotificationsPaused fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(['hour', 'day'] as const).map((span) => (
          <MenuItem key={span} onClick={() => onSnooze(span)}>
            {translate(`widgets.notifications.snooze.${span}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
