import { IconButton, Tooltip } from '@mui/material';
import Print from '@mui/icons-material/PrintOutlined';
import { memo, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import { isComposing } from '@/widgets';
import type { PrintOf } from './PrintOf';

const PrintView = lazyPart(() => import('./PrintView'));

/** Prints what is listed; so does the browser's own key for it. */
export const PrintButton = memo(function PrintButton(what: PrintOf) {
  const translate = useTranslate();
  const [printing, setPrinting] = useState<PrintOf>();
  const label = translate('list.print');
  const start = useEffectEvent(() => setPrinting(what));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'p')
        return;
      event.preventDefault();
      start();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Tooltip title={label}>
        <IconButton onClick={() => setPrinting(what)} aria-label={label}>
          <Print fontSize="small" />
        </IconButton>
      </Tooltip>
      {printing && <PrintView what={printing} onDone={() => setPrinting(undefined)} waiting={null} />}
    </>
  );
});
