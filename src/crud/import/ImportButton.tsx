import { Box, Button, CircularProgress, Tooltip } from '@mui/material';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { keptDraft } from '@/access/internal';
import { lazyPart, useResource } from '@/data';
import { useToolLook } from '../list/useToolLook';
import { importKey } from './kept/importKey';

/** The wizard with all it needs comes when it is first opened. */
const ImportWizard = lazyPart(() => import('./ImportWizard'));

const DOT = {
  content: '""',
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'warning.main',
} as const;

/** Opens the import of a resource; marked while one waits to go on. `onImported`: there are new records. */
export function ImportButton({ onImported }: { onImported(): void }) {
  const { path } = useResource();
  const translate = useTranslate();
  const isKept = () => keptDraft(importKey(path)) !== undefined;
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState(isKept);
  const close = () => {
    setOpen(false);
    setKept(isKept());
  };
  const waiting = <CircularProgress size={16} aria-label={translate('widgets.loading')} />;
  const icon = (
    <Box component="span" sx={{ display: 'inline-flex', position: 'relative', ...(kept && { '&::after': DOT }) }}>
      <Upload />
    </Box>
  );
  const look = useToolLook(translate('actions.import.label'), icon);
  return (
    <>
      <Tooltip describeChild title={kept ? translate('actions.import.waiting') : ''}>
        <Button variant="outlined" color="inherit" onClick={() => setOpen(true)} {...look} />
      </Tooltip>
      {open && <ImportWizard onClose={close} onImported={onImported} waiting={waiting} />}
    </>
  );
}
