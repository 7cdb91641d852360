import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../feedback/EmptyState';
import { latestFirst, unreadOf, type Notice } from './notice';
import { NoticeCard } from './NoticeCard';
import { openLists } from './openLists';

interface NoticeListProps {
  readonly titleId: string;
  readonly notices: readonly Notice[];
  onRead(ids: readonly string[]): void;
  onOpen(notice: Notice): void;
}

/** All notifications, the latest first, to read and to open. */
export function NoticeList({ titleId, notices, onRead, onOpen }: NoticeListProps) {
  const translate = useTranslate();
  const unread = unreadOf(notices);
  useEffect(() => openLists.add(), []);
  const title = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed is gone or disabled then: the focus stays in the list. */
  const read = (ids: readonly string[]) => {
    onRead(ids);
    title.current?.focus();
  };
  return (
    <>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography ref={title} tabIndex={-1} id={titleId} variant="subtitle2" component="h2" sx={{ flex: 1 }}>
          {translate('widgets.notifications.title')}
        </Typography>
        <Button disabled={unread.length === 0} onClick={() => read(unread.map(({ id }) => id))}>
          {translate('widgets.notifications.readAll')}
        </Button>
      </Box>
      {notices.length === 0 ? (
        <EmptyState title={translate('widgets.notifications.none')} />
      ) : (
        <Box
          component="ul"
          tabIndex={0}
          aria-labelledby={titleId}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            maxHeight: 'min(480px, 70vh)',
            overflowY: 'auto',
            overscrollBehavior: 'contain',
          }}
        >
          {latestFirst(notices).map((notice) => (
            <Box
              component="li"
              key={notice.id}
              sx={{ px: 2, py: 1, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
            >
              <NoticeCard
                notice={notice}
                actions={
                  (notice.opens || !notice.read) && (
                    <>
                      {notice.opens && (
                        <Button
                          aria-label={translate('widgets.notifications.openOf', { name: notice.description })}
                          onClick={() => onOpen(notice)}
                        >
                          {translate('widgets.open')}
                        </Button>
                      )}
                      {!notice.read && (
                        <Button
                          color="inherit"
                          aria-label={translate('widgets.notifications.readOf', { name: notice.description })}
                          onClick={() => read([notice.id])}
                        >
                          {translate('widgets.notifications.read')}
                        </Button>
                      )}
                    </>
                  )
                }
              />
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
