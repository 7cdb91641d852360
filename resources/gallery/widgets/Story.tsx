import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface StoryProps {
  readonly title: string;
  readonly text: string;
  /** Takes a whole row of the page. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One widget in one state, with a word on what to look at. */
export function Story({ title, text, wide, children }: StoryProps) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{
        p: { xs: 2, md: 3 },
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gridColumn: wide ? '1 / -1' : undefined,
      }}
    >
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </div>
      {children}
    </Paper>
  );
}
