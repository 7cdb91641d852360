import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { recordName } from '@/crud';
import type { ActionProps } from '@/crud/views';
import { failureText, useResource } from '@/data';
import { ErrorState } from '@/widgets';
import { type AnyRecord, UNSAID } from '@/schema';
import '@/widgets/print/print.css';
import './paper.css';
import { SheetView } from './SheetView';
import { useSheet } from './useSheet';

interface PaperProps {
  readonly record: AnyRecord;
  close(): void;
}

/** The browser names the file it prints into after the page. */
function printAs(name: string): void {
  const { title } = document;
  document.title = name;
  window.print(); // waits for the person where the browser does
  document.title = title;
}

function Paper({ record, close }: PaperProps) {
  const { resource } = useResource();
  const translate = useTranslate();
  const id = useId();
  const { data: sheet, error, refetch } = useSheet(record);
  const name = recordName(resource, record, UNSAID);
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('ticketPage.paper.title', { name })}</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          justifyItems: 'center',
          bgcolor: 'action.hover',
          py: 2,
        }}
        tabIndex={0}
      >
        {error && <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} />}
        {!sheet && !error && (
          <Skeleton variant="rounded" sx={{ width: '100%', aspectRatio: '1 / 1.414', height: 'auto' }} />
        )}
        {sheet && <SheetView sheet={sheet} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('actions.close')}
        </Button>
        <Button variant="contained" disabled={!sheet} onClick={() => printAs(name)}>
          {translate('ticketPage.paper.print')}
        </Button>
      </DialogActions>
      {sheet &&
        createPortal(
          <div className="print-view" aria-hidden>
            <SheetView sheet={sheet} />
          </div>,
          document.body,
        )}
    </Dialog>
  );
}

/** The paper form of a record on A4: to look at, to print, to save as PDF from there. */
export function PaperDialog({ records, close }: ActionProps<AnyRecord>) {
  const [record] = records;
  return record ? <Paper record={record} close={close} /> : null;
}
