import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { saveFile } from '@/api';
import { recordName } from '@/crud/recordName';
import type { ActionProps } from '@/crud/views';
import { failureText } from '@/data/texts/failureText';
import { useResource } from '@/data/registry/ResourceContext';
import { ErrorState } from '@/widgets/feedback/ErrorState';
import type { AnyRecord } from '@/schema';
import './paper.css';
import { useSheet } from './useSheet';

interface PaperProps {
  readonly record: AnyRecord;
  close(): void;
}

function Paper({ record, close }: PaperProps) {
  const { resource } = useResource();
  const translate = useTranslate();
  const id = useId();
  const { data: pages, error, refetch } = useSheet(record);
  const [busy, setBusy] = useState(false);
  const name = recordName(resource, record, 'zh');
  const save = async () => {
    if (!pages) return;
    setBusy(true);
    try {
      const { pagesPdf } = await import('./pagesPdf');
      saveFile({ blob: new Blob([pagesPdf(pages, name)], { type: 'application/pdf' }), name: `${name}.pdf` });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('ticketPage.paper.title', { name })}</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: 2, justifyItems: 'center', bgcolor: 'action.hover', py: 2 }}
        tabIndex={0}
      >
        {error && <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} />}
        {!pages && !error && (
          <Skeleton variant="rounded" sx={{ width: '100%', maxWidth: 600, aspectRatio: '595 / 842', height: 'auto' }} />
        )}
        {pages?.map((page, index) => (
          <Box
            key={index}
            component="img"
            src={page}
            alt={translate('ticketPage.paper.page', { page: index + 1, pages: pages.length })}
            sx={{ width: '100%', maxWidth: 640, boxShadow: 2 }}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('actions.close')}
        </Button>
        <Button variant="outlined" disabled={!pages} onClick={() => window.print()}>
          {translate('ticketPage.paper.print')}
        </Button>
        <Button variant="contained" disabled={!pages} loading={busy} onClick={() => void save()}>
          {translate('ticketPage.paper.save')}
        </Button>
      </DialogActions>
      {pages &&
        createPortal(
          <div className="paper-print" aria-hidden>
            {pages.map((page, index) => (
              <img key={index} src={page} alt="" />
            ))}
          </div>,
          document.body,
        )}
    </Dialog>
  );
}

/** The paper form of a record on A4: to look at, to print, and as PDF. */
export function PaperDialog({ records, close }: ActionProps<AnyRecord>) {
  const [record] = records;
  return record ? <Paper record={record} close={close} /> : null;
}
