import { Box } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@mui/utils';
import { ChartCard } from '@/charts/card/ChartCard';
import { useLive } from '@/data/live/useLive';
import { ChoiceBox } from '@/widgets/ChoiceBox';
import { analysisCalls } from '../calls';
import { useCustomer } from '../CustomerContext';
import { FileButton } from '../FileButton';
import { REFRESH } from '../useSnapshot';
import { readTimes } from './readTimes';
import { strategySpec } from './strategySpec';
import { useWeather } from './useWeather';

interface StrategyChartCardProps {
  /** What was planned, or what was done. */
  readonly kind: 'plan' | 'actual';
  readonly day: string;
}

/** One strategy of a day: its moment is chosen above it, the latest at first; stretches of SU, RT and IDLE are shaded (spec 02 §2). */
// covers HR-086, HR-146, HR-278
export function StrategyChartCard({ kind, day }: StrategyChartCardProps) {
  const translate = useTranslate();
  const labelId = useId();
  const { id, zone, today } = useCustomer();
  const title = translate(`strategy.charts.${kind}`);
  const fresh = day === today ? { every: REFRESH } : {};
  const asked = { date: day, cuserId: id, type: kind === 'plan' ? 'ai' : 'actual' };
  const times = useLive(['hems', 'strategy times', id, day, kind], async (signal) => readTimes(await analysisCalls.times(asked, { signal, quiet: true })), fresh);
  const [wanted, setWanted] = useState('');
  const found = times.data ?? [];
  const chosen = found.find(({ requestId, datetime }) => wanted !== '' && (requestId || datetime) === wanted) ?? found.at(-1);
  const params = { localDateTime: chosen?.datetime || day, cuserId: id, strategyRequestId: chosen?.requestId ?? '' };
  const { data, state } = useLive<unknown>(['hems', 'strategy', kind, params], async (signal) => (await analysisCalls[kind](params, { signal, quiet: true })) ?? null, { ...fresh, enabled: chosen !== undefined });
  const shown = times.data?.length === 0 ? null : data;
  const weather = useWeather(shown, zone, day);
  const spec = useMemo(
    () => (shown === undefined ? undefined : strategySpec(shown, { id: `strategy-${kind}`, title, days: { startDate: day, endDate: day, zone }, weather, nameOf: (mode) => (mode === '' ? '' : translate(`strategy.modes.${mode}`)) })),
    [shown, kind, title, day, zone, weather, translate],
  );
  return (
    <ChartCard title={title} spec={spec} state={chosen ? state : times.state} link={`strategy ${id}`} height={360}>
      <span id={labelId} style={visuallyHidden}>
        {translate('strategy.time')}
      </span>
      <Box sx={{ width: 176 }}>
        <ChoiceBox
          control={{ id: `${labelId}-box`, 'aria-labelledby': labelId, 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
          choices={found.toReversed().map(({ datetime, requestId }) => ({ value: requestId || datetime, label: datetime.slice(11, 16) || datetime || requestId }))}
          value={chosen ? chosen.requestId || chosen.datetime : ''}
          onChoose={setWanted}
        />
      </Box>
      <FileButton file={kind} name={title} params={params} disabled={!chosen} />
      <FileButton file="times" name={title} params={asked} label="strategy.exportTimes" disabled={!chosen} />
    </ChartCard>
  );
}
