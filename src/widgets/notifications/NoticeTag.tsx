import { Box } from '@mui/material';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import type { ReactNode } from 'react';
import type { NoticeTone } from './notice';

const ICONS: Readonly<Record<NoticeTone, ReactNode>> = {
  neutral: <Notifications />,
  info: <Info />,
  success: <CheckCircle />,
  warning: <Warning />,
  error: <ErrorOutline />,
};

/** What a notification is about: a word with a mark of its own, so that color never says it alone. */
export function NoticeTag({ tag, tone }: { readonly tag: string; readonly tone: NoticeTone }) {
  const color = tone === 'neutral' ? 'text.secondary' : `${tone}.main`;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'caption',
        fontWeight: 'fontWeightBold',
        color,
        minWidth: 0,
        '& svg': { fontSize: 16, flex: 'none' },
      }}
    >
      <Box component="span" aria-hidden sx={{ display: 'flex' }}>
        {ICONS[tone]}
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {tag}
      </Box>
    </Box>
  );
}
