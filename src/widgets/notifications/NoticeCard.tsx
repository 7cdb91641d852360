import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '@/schema/dates';
import { NameText } from '../NameText';
import type { Notice } from './notice';
import { NoticeTag } from './NoticeTag';

interface NoticeCardProps {
  readonly notice: Notice;
  /** Buttons at the end of the first line and below the text. */
  readonly corner?: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * One notification: tag and time above, what happened below. Unread ones carry a dot.
 *
 * @example <NoticeCard notice={{ id, time: '2026-11-27 10:00:00', tag, tone: 'error', description, read: false }} />
 * @public
 */
export function NoticeCard({ notice, corner, actions }: NoticeCardProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}>
        {!notice.read && (
          <Box
            component="span"
            role="img"
            aria-label={translate('widgets.notifications.unread')}
            sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main', flex: 'none' }}
          />
        )}
        <NoticeTag tag={notice.tag} tone={notice.tone} />
        <Typography
          component="time"
          variant="caption"
          dateTime={notice.time.replace(' ', 'T')}
          sx={{ color: 'text.secondary', ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatDate(notice.time, 1) || '-'}
        </Typography>
        {corner}
      </Box>
      <Typography
        variant="body2"
        sx={{
          overflowWrap: 'anywhere',
          fontWeight: notice.read ? undefined : 500,
          color: notice.read ? 'text.secondary' : 'text.primary',
        }}
      >
        <NameText text={notice.description || '-'} />
      </Typography>
      {actions && <Box sx={{ display: 'flex', gap: 0.5, ml: -1 }}>{actions}</Box>}
    </Box>
  );
}
