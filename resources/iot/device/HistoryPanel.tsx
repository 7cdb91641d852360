import { Alert, Box, Button } from '@mui/material';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { download, saveFile } from '@/api';
import { RelatedList } from '@/crud';
import { failureText, useToday } from '@/data';
import { addDays } from '@/schema/dates';
import { ChoiceBox, PeriodPicker, FieldFrame } from '@/widgets';
import type { Device } from '@schemas/iot/device';
import { LONGEST } from './readPeriodIn';
import { useAttributes } from './useAttributes';
import { usePanelAddress } from './usePanelAddress';
import { zoneOf } from './zoneOf';

const FILE = { method: 'GET', path: '/iot/v3/web/device/propertyValueDownload' } as const; // covers V-492

/** Every single report of the device in a time, as a table and as a file. */
export function HistoryPanel({ record: { id: deviceId, sn, ...record } }: { readonly record: Device }) {
  const translate = useTranslate();
  const id = useId();
  const zone = zoneOf(record);
  const today = useToday(zone);
  const { period, codes, setPeriod, setCodes } = usePanelAddress({ by: 'range', from: addDays(today, -1), to: today });
  const { attributes = [] } = useAttributes(deviceId);
  const code = attributes.find((one) => codes?.includes(one.code))?.code ?? '';
  const range = { beginTime: `${period.from} 00:00:00`, endTime: `${period.to} 23:59:59` };
  const request = { deviceId, ...(code !== '' && { code }) };
  const file = useMutation({
    mutationFn: async () =>
      saveFile(
        await download({
          ...FILE,
          params: { id: deviceId, ...request, ...range },
          fallbackName: `${sn}.csv`,
          quiet: true,
        }),
      ),
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 2, rowGap: 1.5 }}>
        <Box sx={{ width: 240, maxWidth: '100%' }}>
          <FieldFrame id={id} label={translate('iot.telemetry.attribute')} place="filter">
            {(control) => (
              <ChoiceBox
                control={control}
                choices={attributes.map((one) => ({ value: one.code, label: one.name }))}
                value={code}
                none={translate('fields.all')}
                onChoose={(next) => setCodes(next === '' ? [] : [next])}
              />
            )}
          </FieldFrame>
        </Box>
        <PeriodPicker
          label={translate('resources.iot/device.panels.history')}
          value={{ ...period, by: 'range' }}
          onPeriod={(next) => next && setPeriod({ by: 'range', from: next.from, to: next.to })}
          by={['range']}
          zone={zone}
          maxSpan={{ range: LONGEST }}
        />
        <Button
          variant="outlined"
          startIcon={<Download />}
          loading={file.isPending}
          onClick={() => file.mutate()}
          sx={{ ml: 'auto' }}
        >
          {translate('iot.history.download')}
        </Button>
      </Box>
      {file.isError && <Alert severity="error">{failureText(file.error, translate)}</Alert>}
      <RelatedList schema="iot/device-value" given={{ ...request, reportTime: [range.beginTime, range.endTime] }} />
    </Box>
  );
}
