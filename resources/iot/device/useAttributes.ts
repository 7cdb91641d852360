import { useLive } from '@/data';
import { iotCalls } from '../calls';
import { readValues } from './readValues';

/** The attributes of a device, as far as a curve can be drawn of them: numbers and states. */
export function useAttributes(deviceId: string) {
  const { data, state } = useLive(['iot', 'properties', deviceId], async (signal) =>
    readValues(await iotCalls.properties({ id: deviceId, deviceId }, { signal, quiet: true })),
  );
  return { attributes: data?.filter(({ dataType }) => dataType !== 'string'), state };
}
