import { Alert, Box, Button, Typography } from '@mui/material';
import Sensors from '@mui/icons-material/SensorsOutlined';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { asCode, asObject } from '@/api';
import { useLive, failureText } from '@/data';
import { StatusTag } from '@/fields';
import { formatDate } from '@/schema/dates';
import { EmptyState, ErrorState, TableSkeleton } from '@/widgets';
import type { Device } from '@schemas/iot/device';
import { iotCalls } from '../calls';
import { readValues } from './readValues';
import { ValueTile } from './ValueTile';

/** Devices report every few minutes; a page that is looked at asks twice a minute. */
const EVERY = 30_000;

/** What the device said last, its states first; on demand what it answers now. */
export function LivePanel({ record: { id } }: { readonly record: Device }) {
  const translate = useTranslate();
  const state = useLive(
    ['iot', 'state', id],
    (signal) => iotCalls.state({ id, deviceId: id }, { signal, quiet: true }),
    { every: EVERY },
  );
  const values = useLive(
    ['iot', 'values', id],
    async (signal) => readValues(await iotCalls.values({ id, deviceId: id }, { signal, quiet: true })),
    { every: EVERY },
  );
  const refresh = useMutation({
    mutationFn: async () => readValues(await iotCalls.actualValues({ id, deviceId: id }, { quiet: true, reads: true })),
  });
  const online = asObject(state.data) && asCode(asObject(state.data)?.networkStatus);
  const shown = refresh.data ?? values.data;
  const last = formatDate(
    shown
      ?.map(({ time }) => time)
      .toSorted()
      .at(-1) ?? '',
    1,
  );

  if (!shown && values.state.error)
    return <ErrorState text={failureText(values.state.error, translate)} onRetry={values.state.onRetry} />;
  if (!shown) return <TableSkeleton columns={4} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        {online && (
          <StatusTag
            text={translate(`resources.iot/device.enums.networkStatus.${online}`)}
            tone={online === '1' ? 'success' : 'neutral'}
          />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(last === '' ? 'iot.live.never' : 'iot.live.last', { time: last })}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Sensors />}
          loading={refresh.isPending}
          onClick={() => refresh.mutate()}
          sx={{ ml: 'auto' }}
        >
          {translate('iot.live.ask')}
        </Button>
      </Box>
      {refresh.isError && <Alert severity="warning">{failureText(refresh.error, translate)}</Alert>}
      {values.isStale && <Alert severity="warning">{failureText(values.state.error, translate)}</Alert>}
      {shown.length === 0 ? (
        <EmptyState title={translate('iot.live.empty')} />
      ) : (
        <Box
          component="ul"
          aria-label={translate('resources.iot/device.panels.live')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
          }}
        >
          {shown
            .toSorted((a, b) => Number(b.status !== '') - Number(a.status !== ''))
            .map((one) => (
              <ValueTile key={one.code} value={one} />
            ))}
        </Box>
      )}
    </Box>
  );
}
