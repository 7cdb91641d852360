import { Button, CircularProgress, IconButton, Tooltip } from '@mui/material';
import Sheet from '@mui/icons-material/TableViewOutlined';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { failureText } from '@/data';
import type { ReportPaper } from './paper';
import { usePaperTools } from './usePaperTools';

interface ReportFileButtonProps {
  readonly report: string;
  /** What is to be saved, when it is asked for. */
  paper(): ReportPaper;
}

/** Saves the report as one Excel file. While it is made the button calls it off; leaving the page does, too. */
export function ReportFileButton({ report, paper }: ReportFileButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tools = usePaperTools(report);
  const control = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  useEffect(() => () => control.current?.abort(), []);
  const save = async () => {
    const own = new AbortController();
    control.current = own;
    const what = paper();
    const total = what.blocks.length;
    setProgress({ done: 0, total });
    try {
      const { saveReport } = await import('./saveReport');
      const name = await saveReport(what, tools, own.signal, (done) => setProgress({ done, total }));
      notify('report.file.done', { type: 'success', messageArgs: { name } });
    } catch (error) {
      if (!own.signal.aborted)
        notify('report.file.failed', { type: 'error', messageArgs: { reason: failureText(error, translate) } });
    } finally {
      if (control.current === own) setProgress(undefined);
    }
  };
  const label = translate('report.file.label');
  if (progress)
    return (
      <Button
        size="small"
        color="inherit"
        onClick={() => control.current?.abort()}
        startIcon={<CircularProgress size={14} color="inherit" aria-hidden />}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('report.file.cancel')} · {translate('report.file.progress', { ...progress })}
      </Button>
    );
  return (
    <Tooltip title={label}>
      <IconButton onClick={() => void save()} aria-label={label}>
        <Sheet fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
