import { Button, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/widgets';
import { formatNumber } from '@/schema';
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
      : ` · ${translate('lists.export.progress', { done: formatNumber(done), total: formatNumber(total) })}`;
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
          title={translate('lists.export.long', { total: formatNumber(question.total) })}
          text={translate('lists.export.longText', { most: formatNumber(MOST_EXPORTED) })}
          confirmLabel={translate('lists.export.first', { most: formatNumber(MOST_EXPORTED) })}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
    </>
  );
}
