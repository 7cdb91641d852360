import { Alert, Box, type AlertColor } from '@mui/material';
import type { ReactNode } from 'react';

interface ActionAlertProps {
  readonly severity: AlertColor;
  readonly text: ReactNode;
  /** Its buttons, where it has some. */
  readonly children?: ReactNode;
}

/** An alert with what can be done about it below its text: on a narrow screen neither squeezes the other. */
export function ActionAlert({ severity, text, children }: ActionAlertProps) {
  return (
    <Alert severity={severity} sx={{ width: 1, '& .MuiAlert-message': { minWidth: 0 } }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{children}</Box>}
    </Alert>
  );
}
