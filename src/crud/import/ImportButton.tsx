import { Button, CircularProgress } from '@mui/material';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

/** The wizard with all it needs comes when it is first opened. */
const ImportWizard = lazy(() => import('./ImportWizard'));

/** Opens the import of a resource. `onImported`: there are new records. */
export function ImportButton({ onImported }: { onImported(): void }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const waiting = <CircularProgress size={16} aria-label={translate('widgets.loading')} />;
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<Upload />} onClick={() => setOpen(true)}>
        {translate('actions.import.label')}
      </Button>
      {open && (
        <Suspense fallback={waiting}>
          <ImportWizard onClose={() => setOpen(false)} onImported={onImported} />
        </Suspense>
      )}
    </>
  );
}
