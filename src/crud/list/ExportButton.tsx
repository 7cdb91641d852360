import { Button } from '@mui/material';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ExportOf } from './export/ExportOf';

const ExportRun = lazy(() => import('./export/ExportRun'));

/** Saves what the list holds, not only the page on view. While it runs the same button tells how far it is and calls it off. */
export const ExportButton = memo(function ExportButton(what: ExportOf) {
  const translate = useTranslate();
  const [running, setRunning] = useState<ExportOf>();
  const button = (
    <Button variant="outlined" color="inherit" startIcon={<Download />} disabled={running !== undefined} onClick={() => setRunning(what)}>
      {translate('actions.export.label')}
    </Button>
  );
  if (!running) return button;
  return (
    <Suspense fallback={button}>
      <ExportRun what={running} onDone={() => setRunning(undefined)} />
    </Suspense>
  );
});
