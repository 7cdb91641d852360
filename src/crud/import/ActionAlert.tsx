import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';

interface ActionAlertProps {
  readonly severity: 'info' | 'warning' | 'error';
  readonly text: string;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** An alert with what can be done about it below its text: on a narrow screen neither squeezes the other. */
export function ActionAlert({ severity, text, children }: ActionAlertProps) {
  return (
    <Alert severity={severity}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{children}</Box>
    </Alert>
  );
}
