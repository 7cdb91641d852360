import { Badge, Box, IconButton, Popover, Tooltip } from '@mui/material';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { countText, unreadOf, type Notice } from './notice';
import { NoticeList } from './NoticeList';
import { usePopup } from '../usePopup';

interface NotificationBellProps {
  readonly notices: readonly Notice[];
  /** Key of its name, told how many are unread (`smart_count`). */
  readonly label?: string;
  /** Stands below the list. */
  readonly foot?: ReactNode;
  /** Marks them as read. */
  onRead(ids: readonly string[]): void;
  /** Goes where a notification leads; it counts as read from then on. */
  onOpen(notice: Notice): void;
}

/**
 * A bell with the number of unread notifications, for a page to place; it opens the list. Nothing is marked here: the
 * page gives the notices anew.
 *
 * @example <NotificationBell notices={notices} onRead={markRead} onOpen={({ id }) => navigate(`/notices/${id}`)} />
 * @public
 */
export function NotificationBell({
  notices,
  label: name = 'widgets.notifications.bell',
  foot,
  onRead,
  onOpen,
}: NotificationBellProps) {
  useArea('widgets');
  const translate = useTranslate();
  const titleId = useId();
  const { close, trigger, popover } = usePopup('dialog');
  const unread = unreadOf(notices).length;
  const label = translate(name, { smart_count: unread });
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} {...trigger} sx={{ width: 36, height: 36 }}>
          <Badge
            badgeContent={countText(unread)}
            color="error"
            invisible={unread === 0}
            slotProps={{
              badge: {
                'aria-hidden': true,
                sx: { top: 2, right: 2, minWidth: 16, height: 16, px: 0.5, fontVariantNumeric: 'tabular-nums' },
              },
            }}
          >
            <Notifications />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        {...popover}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { width: 400, maxWidth: 'calc(100vw - 32px)', mt: 0.5 },
          },
        }}
      >
        <NoticeList
          titleId={titleId}
          notices={notices}
          onRead={onRead}
          onOpen={(notice) => {
            if (!notice.read) onRead([notice.id]);
            close();
            onOpen(notice);
          }}
        />
        {foot && <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{foot}</Box>}
      </Popover>
    </>
  );
}
