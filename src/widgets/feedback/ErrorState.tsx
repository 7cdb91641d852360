import { Box, Button, Typography } from '@mui/material';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Refresh from '@mui/icons-material/Refresh';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  /** What failed, from the failure itself. */
  readonly text: string;
  onRetry?(): void;
  /** A way on for when trying again does not help. */
  readonly action?: ReactNode;
}

/**
 * Something could not be loaded: what it was, and a way to try again.
 *
 * @example <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} />
 * @public
 */
export function ErrorState({ text, onRetry, action }: ErrorStateProps) {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 3, py: 6, textAlign: 'center' }}>
      <Box aria-hidden sx={{ color: 'error.main', display: 'flex', '& svg': { fontSize: 40 } }}>
        <CloudOff />
      </Box>
      <Typography variant="body2" sx={{ maxWidth: 560, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 1,
          mt: 1,
          '&:empty': { display: 'none' },
        }}
      >
        {onRetry && (
          <Button onClick={onRetry} variant="outlined" startIcon={<Refresh />}>
            {translate('widgets.retry')}
          </Button>
        )}
        {action}
      </Box>
    </Box>
  );
}
