import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ActionHost } from '@/crud';
import { useLive, failureText } from '@/data';
import { EmptyState, ErrorState, TableSkeleton } from '@/widgets';
import type { Device } from '@schemas/iot/device';
import { iotCalls } from '../calls';
import { ParameterTable } from './ParameterTable';
import { readValues } from './readValues';

/** What of the device can be set: parameters with their values and labels. */
export function ParameterPanel({ record }: { readonly record: Device }) {
  const { id } = record;
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, state } = useLive(['iot', 'properties', id], async (signal) =>
    readValues(await iotCalls.properties({ id, deviceId: id }, { signal, quiet: true })),
  );
  const parameters = data?.filter(({ writable }) => writable);
  if (!parameters)
    return state.error ? (
      <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
    ) : (
      <TableSkeleton columns={4} />
    );
  if (parameters.length === 0) return <EmptyState title={translate('iot.parameters.empty')} />;
  return (
    <ActionHost onDone={() => void client.invalidateQueries({ queryKey: ['iot'] })}>
      <ParameterTable device={record} parameters={parameters} />
    </ActionHost>
  );
}
