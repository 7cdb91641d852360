import { Button } from '@mui/material';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import type { ExportOf } from './export/ExportOf';
import { useToolLook } from './useToolLook';

const ExportMenu = lazyPart(() => import('./export/ExportMenu'));

/**
 * Saves what the list holds, not only the page on view, in a way that is chosen below it. While it runs something in
 * its place tells how far it is and calls it off.
 */
export const ExportButton = memo(function ExportButton(what: ExportOf) {
  const translate = useTranslate();
  const look = useToolLook(translate('actions.export.label'), <Download />);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [running, setRunning] = useState(false);
  const end = () => {
    setAnchor(undefined);
    setRunning(false);
  };
  return (
    <>
      {!running && (
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          {...look}
        />
      )}
      {anchor && <ExportMenu what={what} anchor={anchor} onRun={() => setRunning(true)} onDone={end} waiting={null} />}
    </>
  );
});
