import { Alert, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface NotReadAgainProps {
  readonly reason: string;
  onRetry(): void;
}

/**
 * Above a record that is shown as it was read before, by its list or by an earlier visit: reading it now failed, and it
 * may be gone.
 */
export function NotReadAgain({ reason, onRetry }: NotReadAgainProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1.5 }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('actions.retry')}
        </Button>
      }
    >
      {translate('detail.stale')}
      <Typography variant="body2">{reason}</Typography>
    </Alert>
  );
}
