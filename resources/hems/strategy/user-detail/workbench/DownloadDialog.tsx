import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { download } from '@/api';
import { DateRangeBox, useFile } from '@/widgets';
import { analysisFiles } from '../calls';
import type { Workbench } from './workbenchAddress';
import { downloadProblem } from './downloadProblem';

interface DownloadDialogProps {
  readonly bench: Workbench;
  readonly today: string;
  readonly zone: string;
  onClose(): void;
}

/** The days of a download (spec 02 §5): a start is needed, no later than today, at most seven days. */
// covers HS-029, HR-105
export function DownloadDialog({
  bench: { useId: user, type, tabValue, endDate },
  today,
  zone,
  onClose,
}: DownloadDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [range, setRange] = useState<readonly [string, string]>([endDate, endDate]);
  const [tried, setTried] = useState(false);
  const [busy, save] = useFile();
  const [from, to] = range;
  const problem = downloadProblem(from, to, today);
  const fetchFile = () =>
    download({
      method: 'POST',
      path: analysisFiles.accuracy,
      params: {
        cusUserId: user,
        type,
        accuracyType: tabValue,
        beginDate: from,
        endDate: to || from,
        timeType: (to || from) === from ? 2 : 1,
      },
      fallbackName: 'forecast-accuracy.xlsx',
    });
  const confirm = async () => {
    setTried(true);
    if (problem === undefined && (await save(fetchFile))) onClose();
  };
  const shown = tried && problem;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('strategy.workbench.downloadTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <DateRangeBox
          control={{
            id: `${id}-days`,
            'aria-labelledby': id,
            'aria-describedby': shown ? `${id}-problem` : undefined,
            'aria-invalid': shown ? true : undefined,
            'aria-required': true,
          }}
          label={translate('strategy.workbench.days')}
          display="DD MMM YYYY"
          value={[from, to]}
          onRange={setRange}
          max={today}
          zone={zone}
          maxSpan="6 days"
          clearable
        />
        <Typography id={`${id}-problem`} role="alert" variant="caption" sx={{ color: 'error.main', minHeight: 20 }}>
          {shown && translate(`strategy.workbench.problems.${shown}`)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('actions.cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void confirm()}>
          {translate('strategy.workbench.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
