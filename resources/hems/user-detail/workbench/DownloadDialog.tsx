import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DateRangeBox } from '@/widgets/dates/DateRangeBox';
import { analysisFiles } from '../calls';
import { useFile } from '../useFile';
import type { Workbench } from './address';
import { downloadProblem } from './downloadProblem';

interface DownloadDialogProps {
  readonly bench: Workbench;
  readonly today: string;
  readonly zone: string;
  onClose(): void;
}

/** The days of a download (spec 02 §5): a start is needed, no later than today, at most seven days. */
// covers HS-029, HR-105
export function DownloadDialog({ bench: { useId: user, type, tabValue, endDate }, today, zone, onClose }: DownloadDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [range, setRange] = useState<readonly [string, string]>([endDate, endDate]);
  const [tried, setTried] = useState(false);
  const [busy, run] = useFile(analysisFiles.accuracy, 'forecast-accuracy.xlsx');
  const [from, to] = range;
  const problem = downloadProblem(from, to, today);
  const download = async () => {
    setTried(true);
    if (problem === undefined && (await run({ cusUserId: user, type, accuracyType: tabValue, beginDate: from, endDate: to || from }))) onClose();
  };
  const shown = tried && problem;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('strategy.workbench.downloadTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <DateRangeBox
          control={{ id: `${id}-days`, 'aria-labelledby': id, 'aria-describedby': shown ? `${id}-problem` : undefined, 'aria-invalid': shown ? true : undefined, 'aria-required': true }}
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
        <Button variant="contained" loading={busy} onClick={() => void download()}>
          {translate('strategy.workbench.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
