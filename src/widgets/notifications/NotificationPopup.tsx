import { Box, Button, IconButton, Paper, Portal, Tooltip, Typography, useMediaQuery, useTheme } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { arrivedSince, type Notice, type SnoozeFor } from './notice';
import { NoticeCard } from './NoticeCard';
import { openLists } from './openLists';
import { SnoozeButton } from './SnoozeButton';
import { isComposing } from '../isComposing';

interface NotificationPopupProps {
  readonly notices: readonly Notice[];
  /** Key of its name. */
  readonly label?: string;
  /** Nothing pops up now; what arrives meanwhile never does. */
  readonly silent?: boolean;
  onRead(ids: readonly string[]): void;
  onOpen(notice: Notice): void;
  /** Wants nothing to pop up for a while. Default: that is not offered. */
  onSnooze?(span: SnoozeFor): void;
}

/**
 * Most cards that stand at once, and where they would cover too much of the page; the others are counted below them.
 */
const MOST = 3;
const MOST_NARROW = 1;

/** Escape, pressed within `region`, puts away what stands there. */
function useEscapeWithin(region: RefObject<HTMLElement | null>, active: boolean, putAway: () => void): void {
  const escape = useEffectEvent(putAway);
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key === 'Escape' && region.current?.contains(document.activeElement)) escape();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [region, active]);
}

interface PopupCardProps extends Pick<NotificationPopupProps, 'onRead' | 'onOpen' | 'onSnooze'> {
  readonly notice: Notice;
  putAway(): void;
}

/** What arrived: to open, to mark as read, or to put away. */
function PopupCard({ notice, onRead, onOpen, onSnooze, putAway }: PopupCardProps) {
  const translate = useTranslate();
  const name = notice.description;
  const corner = (
    <Box sx={{ display: 'flex', mr: -1 }}>
      {onSnooze && <SnoozeButton onSnooze={onSnooze} />}
      <Tooltip title={translate('widgets.close')}>
        <IconButton aria-label={translate('widgets.notifications.closeOf', { name })} onClick={putAway}>
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
  const actions = (
    <>
      {notice.opens && (
        <Button
          aria-label={translate('widgets.notifications.openOf', { name })}
          onClick={() => {
            onRead([notice.id]);
            onOpen(notice);
          }}
        >
          {translate('widgets.open')}
        </Button>
      )}
      <Button
        color="inherit"
        aria-label={translate('widgets.notifications.readOf', { name })}
        onClick={() => onRead([notice.id])}
      >
        {translate('widgets.notifications.read')}
      </Button>
    </>
  );
  return (
    <Paper
      elevation={8}
      sx={{ px: 2, py: 1, borderLeft: 4, borderColor: notice.tone === 'neutral' ? 'divider' : `${notice.tone}.main` }}
    >
      <NoticeCard notice={notice} corner={corner} actions={actions} />
    </Paper>
  );
}

/** How many more arrived, and how to put them all away. */
function MoreCard({ count, putAway }: { readonly count: number; putAway(): void }) {
  const translate = useTranslate();
  return (
    <Paper
      elevation={4}
      sx={{ px: 2, py: 0.5, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="caption">{translate('widgets.notifications.more', { smart_count: count })}</Typography>
      <Button color="inherit" onClick={putAway}>
        {translate('widgets.notifications.closeAll')}
      </Button>
    </Paper>
  );
}

/**
 * The notification pop-up of spec 01 §2: what arrives while the page is open stands at its lower edge with time, tag
 * and description until it is read, opened or put away, or the list of all is opened. It takes no focus and is
 * announced politely.
 *
 * @example <NotificationPopup notices={notices} onRead={markRead} onOpen={({ id }) => navigate(`/notices/${id}`)} />
 * @public
 */
export function NotificationPopup({
  notices,
  label = 'widgets.notifications.arrived',
  silent = false,
  onRead,
  onOpen,
  onSnooze,
}: NotificationPopupProps) {
  useArea('widgets');
  const translate = useTranslate();
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(notices.map(({ id }) => id)));
  const arrived = arrivedSince(known, notices);
  const region = useRef<HTMLDivElement>(null);
  const away = (ids: readonly string[]) => setKnown((old) => new Set([...old, ...ids]));
  const allAway = () => away(arrived.map(({ id }) => id));
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const isListed = useSyncExternalStore(openLists.subscribe, openLists.get);
  if ((isListed || silent) && arrived.length > 0) allAway();
  const shown = arrived.slice(0, narrow ? MOST_NARROW : MOST);
  const more = arrived.length - shown.length;
  useEscapeWithin(region, arrived.length > 0, allAway);
  return (
    <Portal>
      <Box
        ref={region}
        role="log"
        aria-live="polite"
        aria-label={translate(label)}
        sx={{
          position: 'fixed',
          right: 16,
          bottom: 16,
          zIndex: 'snackbar',
          width: 360,
          maxWidth: 'calc(100vw - 32px)',
          display: 'grid',
          gap: 1,
        }}
      >
        {shown.map((notice) => (
          <PopupCard
            key={notice.id}
            notice={notice}
            onRead={onRead}
            onOpen={onOpen}
            {...(onSnooze && { onSnooze })}
            putAway={() => away([notice.id])}
          />
        ))}
        {more > 0 && <MoreCard count={more} putAway={allAway} />}
      </Box>
    </Portal>
  );
}
