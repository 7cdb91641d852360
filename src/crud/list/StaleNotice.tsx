import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The last refresh failed; what is shown is from before. */
export function StaleNotice({ onRetry }: { onRetry(): void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      square
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('actions.retry')}
        </Button>
      }
    >
      {translate('list.stale')}
    </Alert>
  );
}
