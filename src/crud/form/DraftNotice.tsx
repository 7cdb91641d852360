import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface DraftNoticeProps {
  onDiscard(): void;
  onClose(): void;
}

/** What was typed before the session ended is back; it can be thrown away. */
export function DraftNotice({ onDiscard, onClose }: DraftNoticeProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button color="inherit" size="small" onClick={onDiscard}>
            {translate('form.draft.discard')}
          </Button>
          <Button color="inherit" size="small" onClick={onClose}>
            {translate('form.draft.keep')}
          </Button>
        </>
      }
    >
      {translate('form.draft.restored')}
    </Alert>
  );
}
