import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { StatusTag } from '@/fields';
import { ConfirmDialog } from '@/widgets';
import type { WaveDrive } from './driveWaves';
import { FailureTable } from './FailureTable';
import { isUnderWay } from './waveRun';
import { WaveTable } from './WaveTable';

interface WavesProgressProps {
  readonly drive: WaveDrive;
  onClose(): void;
}

const TONES = { running: 'info', paused: 'warning', halted: 'error', stopped: 'neutral', done: 'success' } as const;

/** How waves go, and what can be done about it. */
export function WavesProgress({ drive, onClose }: WavesProgressProps) {
  const translate = useTranslate();
  const run = useSyncExternalStore(drive.subscribe, drive.get);
  const trouble = useSyncExternalStore(drive.subscribe, drive.trouble);
  const [stopping, setStopping] = useState(false);
  const { status, devices } = run;
  const open = devices.filter(isUnderWay).length;
  const finished = devices.filter(({ state }) => state === 'succeeded' || state === 'failed').length;
  const failed = devices.some(({ state }) => state === 'failed');
  const goesOn = status === 'running' || status === 'paused' || status === 'halted';
  const act = (type: 'pause' | 'resume' | 'stop' | 'retry') => () => drive.dispatch({ type });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <StatusTag text={translate(`iot.waves.status.${status}`)} tone={TONES[status]} />
        <Typography role="status" variant="body2">
          {translate('iot.waves.progress', { finished, all: devices.length, open })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
          {status === 'running' && (
            <Button size="small" variant="outlined" onClick={act('pause')}>
              {translate('iot.waves.pause')}
            </Button>
          )}
          {status === 'paused' && (
            <Button size="small" variant="contained" onClick={act('resume')}>
              {translate('iot.waves.resume')}
            </Button>
          )}
          {status === 'halted' && (
            <Button size="small" variant="outlined" onClick={act('resume')}>
              {translate('iot.waves.anyway')}
            </Button>
          )}
          {(status === 'halted' || status === 'done') && failed && (
            <Button size="small" variant="contained" onClick={act('retry')}>
              {translate('iot.waves.retry')}
            </Button>
          )}
          {goesOn && (
            <Button size="small" variant="outlined" color="error" onClick={() => setStopping(true)}>
              {translate('iot.waves.stop')}
            </Button>
          )}
          {!goesOn && open === 0 && (
            <Button size="small" variant="outlined" onClick={onClose}>
              {translate('iot.waves.again')}
            </Button>
          )}
        </Box>
      </Box>
      <LinearProgress
        variant="determinate"
        value={devices.length === 0 ? 100 : (100 * finished) / devices.length}
        aria-label={translate('resources.iot/firmware.panels.waves')}
      />
      {trouble !== undefined && (
        <Alert severity="warning">{`${failureText(trouble, translate)} ${translate('iot.waves.held')}`}</Alert>
      )}
      {status === 'halted' && <Alert severity="error">{translate('iot.waves.halted', { limit: run.limit })}</Alert>}
      {(goesOn || open > 0) && <Alert severity="info">{translate('iot.waves.leaving')}</Alert>}
      <WaveTable run={run} />
      {failed && <FailureTable devices={devices.filter(({ state }) => state === 'failed')} />}
      <ConfirmDialog
        open={stopping}
        title={translate('iot.waves.stopTitle')}
        text={translate('iot.waves.stopText')}
        confirmLabel={translate('iot.waves.stop')}
        danger
        onConfirm={() => {
          setStopping(false);
          drive.dispatch({ type: 'stop' });
        }}
        onClose={() => setStopping(false)}
      />
    </Box>
  );
}
