import { Button, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/widgets/ConfirmDialog';
import type { ExportOf, ExportWay } from './ExportOf';
import { MOST_EXPORTED } from './readAll';
import { useExportRun } from './useExportRun';

interface ExportRunProps {
  readonly what: ExportOf;
  readonly way: ExportWay;
  onDone(): void;
}

/** An export that runs: how far it is, and the way to call it off. */
export default function ExportRun({ what, way, onDone }: ExportRunProps) {
  const translate = useTranslate();
  const { progress, question, cancel } = useExportRun(what, way, onDone);
  const { done, total } = progress;
  const share = total ? (done / total) * 100 : undefined;
  const far =
    total === undefined
      ? ''
      : ` · ${translate('lists.export.progress', { done: done.toLocaleString(), total: total.toLocaleString() })}`;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        onClick={cancel}
        startIcon={
          <CircularProgress
            size={14}
            color="inherit"
            aria-hidden
            {...(share !== undefined && { variant: 'determinate', value: share })}
          />
        }
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('list.export.cancel')}
        {far}
      </Button>
      {question && (
        <ConfirmDialog
          open
          title={translate('lists.export.long', { total: question.total.toLocaleString() })}
          text={translate('lists.export.longText', { most: MOST_EXPORTED.toLocaleString() })}
          confirmLabel={translate('lists.export.first', { most: MOST_EXPORTED.toLocaleString() })}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
    </>
  );
}
