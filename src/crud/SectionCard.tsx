import { Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What belongs together on a form or a detail page, under its heading. */
export function SectionCard({ title, children }: SectionCardProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ px: { xs: 2, sm: 3 }, py: 2.5, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="subtitle1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
