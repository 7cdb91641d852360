import { Alert, Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts';
import { failureText, useToday } from '@/data';
import { addDays, periodOf, SINGLE, startOfDay } from '@/schema/dates';
import { PeriodPicker, EmptyState, ErrorState, FormSkeleton } from '@/widgets';
import type { Device } from '@schemas/iot/device';
import { AttributeChoice, MOST_CURVES } from './AttributeChoice';
import { LONGEST } from './readPeriodIn';
import { telemetryChart } from './telemetryChart';
import { useAttributes } from './useAttributes';
import { useCurves } from './useCurves';
import { usePanelAddress } from './usePanelAddress';
import { zoneOf } from './zoneOf';

/** Curves of what the device reported over a day, a month, a year or any time up to a year. */
export function TelemetryPanel({ record }: { readonly record: Device }) {
  const translate = useTranslate();
  const id = useId();
  const zone = zoneOf(record);
  const today = useToday(zone);
  const { period, codes, setPeriod, setCodes } = usePanelAddress(periodOf('day', today));
  const { attributes, state } = useAttributes(record.id);
  const curved = attributes?.filter(({ number, writable }) => number !== null && !writable) ?? [];
  const named = (attributes ?? []).filter(({ code }) => codes?.includes(code)).slice(0, MOST_CURVES);
  const chosen = named.length > 0 ? named : curved.slice(0, 1);
  const { curves, state: loading } = useCurves({
    deviceId: record.id,
    codes: chosen.map(({ code }) => code),
    period,
    zone,
  });

  if (!attributes)
    return state.error ? (
      <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
    ) : (
      <FormSkeleton />
    );
  if (attributes.length === 0) return <EmptyState title={translate('iot.live.empty')} />;
  const title = translate('resources.iot/device.panels.telemetry');
  const spec =
    curves &&
    telemetryChart({
      title,
      zone,
      from: startOfDay(period.from, zone),
      to: startOfDay(addDays(period.to, 1), zone),
      lines: chosen.flatMap((attribute, place) => (curves[place] ? [{ attribute, curve: curves[place] }] : [])),
      bound: (name, which) => translate(`iot.telemetry.${which}`, { name }),
    });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 3, rowGap: 1.5 }}>
        <AttributeChoice id={id} attributes={attributes} chosen={chosen} onChoose={setCodes} />
        <PeriodPicker
          label={title}
          value={period}
          onPeriod={(next) => next && setPeriod(next)}
          zone={zone}
          maxSpan={{ ...SINGLE, range: LONGEST }}
        />
      </Box>
      {curves?.some(({ more }) => more) && <Alert severity="info">{translate('iot.telemetry.more')}</Alert>}
      <ChartCard title={title} spec={spec} state={loading} height={360} />
    </Box>
  );
}
