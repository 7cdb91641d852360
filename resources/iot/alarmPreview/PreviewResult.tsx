import { Alert, Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard, momentText } from '@/charts';
import { failureText, useLive } from '@/data';
import { EmptyState, ErrorState, FormSkeleton } from '@/widgets';
import { isRange, type AlarmTrigger } from '@schemas/iot/parts/alarmBound';
import { alarmRuns } from '@schemas/iot/parts/alarmRuns';
import type { DeviceValue } from '../device/readValues';
import { loadReports } from './loadReports';
import { previewChart } from './previewChart';
import { RunTable } from './RunTable';

interface PreviewResultProps {
  readonly deviceId: string;
  readonly zone: string;
  readonly attribute: DeviceValue;
  readonly trigger: AlarmTrigger;
}

/**
 * A draft over the reports of a device. Reports are asked for once; what changes in the draft is only run again over
 * them.
 */
export function PreviewResult({ deviceId, zone, attribute, trigger }: PreviewResultProps) {
  const translate = useTranslate();
  const { type, triggerCondition, minThreshold, maxThreshold, offlineDuration } = trigger;
  const { data, state } = useLive(['iot', 'preview', deviceId, attribute.code, zone], (signal) =>
    loadReports({ deviceId, code: attribute.code, zone }, signal),
  );
  const runs = useMemo(
    () =>
      data &&
      alarmRuns({ type, triggerCondition, minThreshold, maxThreshold, offlineDuration }, data.reports, data.now),
    [data, type, triggerCondition, minThreshold, maxThreshold, offlineDuration],
  );
  if (!data || !runs)
    return state.error ? (
      <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
    ) : (
      <FormSkeleton />
    );
  const [first] = data.reports;
  if (!first)
    return (
      <EmptyState
        title={translate('iot.preview.noData')}
        {...(type === 'offline' && { text: translate('iot.preview.silent') })}
      />
    );
  const title = translate('iot.preview.chart', { attribute: attribute.name });
  const words = {
    alarm: translate('iot.preview.alarm'),
    min: translate(isRange(triggerCondition) ? 'resources.iot/alarm-rule.fields.minThreshold' : 'iot.preview.bound'),
    max: translate('resources.iot/alarm-rule.fields.maxThreshold'),
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography role="status" variant="subtitle1" component="p">
        {translate(runs.length === 0 ? 'iot.preview.none' : 'iot.preview.count', { smart_count: runs.length })}
      </Typography>
      {type === 'offline' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('iot.preview.silence', { attribute: attribute.name, time: momentText(first.at, zone) })}
        </Typography>
      )}
      {data.more && (
        <Alert severity="info">{translate('iot.preview.more', { time: momentText(first.at, zone) })}</Alert>
      )}
      <ChartCard
        title={title}
        level="h3"
        height={280}
        state={state}
        spec={previewChart({ title, zone, attribute, trigger, data, runs, words })}
      />
      {runs.length > 0 && (
        <RunTable runs={runs} now={data.now} zone={zone} unit={attribute.unit} peaks={type !== 'offline'} />
      )}
    </Box>
  );
}
