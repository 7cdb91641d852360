import { dateTime, enumeration, reference, text } from '@/dsl';
import { commandParams } from './commandForm';

/** A command that was issued, and what became of it (proposed fields B, device control). */
export const controlFields = {
  controlNo: text({ readOnly: true }),
  stationId: reference('cloud/station', { readOnly: true }),
  deviceId: reference('cloud/device', { readOnly: true }),
  command: reference('cloud/device-service', { readOnly: true }),
  params: commandParams({ readOnly: true }),
  controlMode: enumeration(['immediate', 'scheduled'], { readOnly: true, shared: 'cloud.controlMode' }),
  executeTime: dateTime({ readOnly: true, future: true }),
  operator: reference('account/user', { readOnly: true, textFrom: 'operatorName' }),
  sendTime: dateTime({ readOnly: true, future: true }),
  result: enumeration(['sending', 'success', 'failed', 'timeout'], {
    readOnly: true,
    tones: { sending: 'info', success: 'success', failed: 'error', timeout: 'error' },
  }),
  failReason: text({ readOnly: true }),
};
