import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { failureText, isUnclear } from '@/data';
import { LookLink, ActionAlert } from '@/widgets/internal';
import { formatNumber } from '@/schema';
import { counted } from '../counted';
import type { ImportStore } from '../rows/importStore';
import type { Sending } from '../send/useSending';
import { useImportRows } from '../useImportRows';

interface SendPanelProps {
  readonly store: ImportStore;
  readonly sending: Sending;
}

/** What is happening to the rows that are sent, and what the server said: progress, what is left to decide. */
export function SendPanel({ store, sending }: SendPanelProps) {
  const translate = useTranslate();
  const { counts } = useImportRows(store);
  const { phase, progress, problem, said, busy } = sending;
  const percent = Math.round(progress * 100);
  const measured = phase === 'uploading' || phase === 'creating';
  const left = counts.refused + counts.failed + counts.ready;
  const text = busy ? translate(`import.send.${phase}`, { percent }) : '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
      {busy && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <LinearProgress
            variant={measured ? 'determinate' : 'indeterminate'}
            value={percent}
            aria-label={text}
            sx={{ flex: 1 }}
          />
          {measured && (
            <Button color="inherit" onClick={sending.cancel}>
              {translate('import.send.cancel')}
            </Button>
          )}
        </Box>
      )}
      {problem !== undefined && (
        <Alert severity={isUnclear(problem) ? 'warning' : 'error'}>{failureText(problem, translate)}</Alert>
      )}
      {!busy && counts.verified > 0 && (
        <ActionAlert
          severity="info"
          text={translate('import.send.verified', {
            passed: formatNumber(counts.verified),
            failed: formatNumber(counts.refused),
          })}
        >
          <Button color="inherit" variant="outlined" size="small" onClick={() => sending.again(store, 'verified')}>
            {translate('import.send.discard')}
          </Button>
        </ActionAlert>
      )}
      {!busy && counts.done > 0 && left > 0 && (
        <Alert severity="warning">
          {translate('import.send.partly', { done: formatNumber(counts.done), left: formatNumber(left) })}
        </Alert>
      )}
      {!busy && counts.refused > 0 && (
        <ActionAlert severity="error" text={translate('import.send.refused', counted(counts.refused))}>
          <Button color="inherit" variant="outlined" size="small" onClick={() => sending.again(store, 'refused')}>
            {translate('import.send.unchanged')}
          </Button>
        </ActionAlert>
      )}
      {!busy && counts.unclear > 0 && (
        <ActionAlert severity="warning" text={translate('import.send.unclear', counted(counts.unclear))}>
          <Button color="inherit" variant="outlined" size="small" onClick={() => sending.again(store, 'unclear')}>
            {translate('import.send.notStored')}
          </Button>
          <LookLink />
        </ActionAlert>
      )}
      {said.length > 0 && (
        <Alert severity="info" sx={{ maxHeight: 120, overflow: 'auto', overflowWrap: 'anywhere' }}>
          {said.slice(0, 20).map((one) => (
            <div key={one}>{one}</div>
          ))}
        </Alert>
      )}
    </Box>
  );
}
