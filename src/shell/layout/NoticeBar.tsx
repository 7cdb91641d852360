import { Alert } from '@mui/material';
import type { ReactNode } from 'react';

interface NoticeBarProps {
  readonly severity: 'info' | 'warning';
  readonly text: string;
  readonly children: ReactNode;
}

/** One calm line below the header, over menu and page: something to know, and what to do about it. */
export function NoticeBar({ severity, text, children }: NoticeBarProps) {
  return (
    <Alert
      severity={severity}
      role="status"
      action={children}
      sx={{
        borderRadius: 0,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiAlert-action': { pt: 0, gap: 1, alignItems: 'center' },
      }}
    >
      {text}
    </Alert>
  );
}
