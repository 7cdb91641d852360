import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Draft } from './useDraft';

/** What was typed before the session ended is back; it can be thrown away. Nothing while there is no such thing. */
export function DraftNotice({ draft }: { readonly draft: Draft }) {
  const translate = useTranslate();
  if (!draft.restored) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button color="inherit" size="small" onClick={draft.discard}>
            {translate('form.draft.discard')}
          </Button>
          <Button color="inherit" size="small" onClick={draft.settle}>
            {translate('form.draft.keep')}
          </Button>
        </>
      }
    >
      {translate('form.draft.restored')}
    </Alert>
  );
}
