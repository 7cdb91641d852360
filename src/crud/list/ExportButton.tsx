import { Button } from '@mui/material';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data/registry/lazyPart';
import type { ExportOf } from './export/ExportOf';

const ExportRun = lazyPart(() => import('./export/ExportRun'));

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
  return <ExportRun what={running} onDone={() => setRunning(undefined)} waiting={button} />;
});
