import { CircularProgress, IconButton, Tooltip } from '@mui/material';
import Print from '@mui/icons-material/PrintOutlined';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import { isComposing } from '@/widgets';
import type { ReportPaper } from '../file/paper';

const ReportPrintView = lazyPart(() => import('./ReportPrintView'));

interface ReportPrintButtonProps {
  /** What is to be printed, when it is asked for. */
  paper(): ReportPaper;
}

/** Prints the report on A4; so does the browser's own key for it. */
export function ReportPrintButton({ paper }: ReportPrintButtonProps) {
  const translate = useTranslate();
  const [printing, setPrinting] = useState<ReportPaper>();
  const start = useEffectEvent(() => setPrinting((before) => before ?? paper()));
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
  const label = translate(printing ? 'report.print.preparing' : 'report.print.label');
  return (
    <>
      <Tooltip title={label}>
        <span>
          <IconButton disabled={printing !== undefined} aria-label={label} onClick={() => setPrinting(paper())}>
            {printing ? <CircularProgress size={18} color="inherit" /> : <Print fontSize="small" />}
          </IconButton>
        </span>
      </Tooltip>
      {printing && <ReportPrintView paper={printing} onDone={() => setPrinting(undefined)} waiting={null} />}
    </>
  );
}
