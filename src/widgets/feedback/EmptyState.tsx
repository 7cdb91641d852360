import { Box, Typography } from '@mui/material';
import Inbox from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** A button that leads out of the emptiness. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/** Nothing here yet, said calmly, with a way on. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 3, py: 6, textAlign: 'center' }}>
      <Box aria-hidden sx={{ color: 'text.disabled', display: 'flex', '& svg': { fontSize: 40 } }}>
        {icon ?? <Inbox />}
      </Box>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 480, textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
