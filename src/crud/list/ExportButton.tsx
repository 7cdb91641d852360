import { Button } from '@mui/material';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import type { ExportOf } from './export/ExportOf';
import { useToolLook } from './useToolLook';
import { usePopup } from '@/widgets';

const ExportMenu = lazyPart(() => import('./export/ExportMenu'));

/**
 * Saves what the list holds, not only the page on view, in a way that is chosen below it. While it runs something in
 * its place tells how far it is and calls it off.
 */
export const ExportButton = memo(function ExportButton(what: ExportOf) {
  const translate = useTranslate();
  const look = useToolLook(translate('actions.export.label'), <Download />);
  const { anchor, close, trigger } = usePopup('menu');
  const [running, setRunning] = useState(false);
  const end = () => {
    close();
    setRunning(false);
  };
  return (
    <>
      {!running && <Button variant="outlined" color="inherit" {...trigger} {...look} />}
      {anchor && <ExportMenu what={what} anchor={anchor} onRun={() => setRunning(true)} onDone={end} waiting={null} />}
    </>
  );
});
