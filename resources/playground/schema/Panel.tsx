import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** Takes the whole row. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One view of the schema. */
export function Panel({ title, note, wide = false, children }: PanelProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        ...(wide && { gridColumn: '1 / -1' }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1.5,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
        }}
      >
        <Typography id={id} component="h2" variant="subtitle2">
          {title}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      </Box>
      <Box sx={{ p: 2, overflow: 'auto', maxHeight: 640 }} tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </Box>
    </Paper>
  );
}
