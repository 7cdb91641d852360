import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { FileView, fileType } from '@/fields/internal';
import type { ActionDialogProps } from '@/schema';
import { EmptyState } from '@/widgets';
import { useActionText } from '../useActionText';

/** The files of the first record to look at, below each other. */
export default function PreviewDialog({ run, entry, records: [record] }: ActionDialogProps) {
  useArea('widgets');
  const translate = useTranslate();
  const text = useActionText();
  const id = useId();
  const files = fileType.decode(record?.[entry.action.previews ?? ''], {}) ?? [];
  return (
    <Dialog open onClose={run.close} maxWidth="lg" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {record && text.name(record)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {files.length === 0 && <EmptyState title={translate('widgets.file.none')} />}
        {files.map((file, at) => (
          <FileView key={file.id} file={file} autoFocus={at === 0} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={run.close} autoFocus={files.length === 0}>
          {translate('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
