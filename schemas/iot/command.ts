import { dateTime, defineResource, enumeration, options, range, reference, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

// covers VE-228
/** What a device was told, and what became of it: sent, delivered, answered, or failed with a reason (spec 03 §2). */
export const command = defineResource({
  name: 'iot/command',
  api: iot('command', { page: 'GET page' }),
  recordTitle: 'commandNo',
  fields: {
    commandNo: text({ readOnly: true }),
    deviceId: reference('iot/device', { readOnly: true, aliases: ['device'] }),
    commandType: enumeration(['propertySet', 'service', 'ota'], { readOnly: true }),
    attributeCode: text({ readOnly: true, aliases: ['attribute'] }),
    value: text({ readOnly: true }),
    status: enumeration(['sending', 'delivered', 'success', 'failed', 'timeout'], {
      readOnly: true,
      tones: { sending: 'neutral', delivered: 'info', success: 'success', failed: 'error', timeout: 'error' },
      codeAliases: { sent: 'sending', answered: 'success', fail: 'failed' },
    }),
    response: text({ readOnly: true }),
    sendTime: dateTime({ readOnly: true, seconds: true, future: true }),
    responseTime: dateTime({ readOnly: true, seconds: true, future: true }),
    operator: text({ readOnly: true, aliases: ['operatorName'] }),
  },
  list: {
    columns: [
      'commandNo',
      'deviceId',
      'commandType',
      'attributeCode',
      'value',
      'status',
      'response',
      'sendTime',
      { field: 'responseTime', hidden: true },
      'operator',
    ],
    filters: ['deviceId', 'commandType', 'status', range('sendTime', { params: ['beginTime', 'endTime'] })],
    sort: { field: 'sendTime', order: 'desc' },
  },
  actions: {
    send: {
      on: 'page',
      call: 'POST send',
      form: {
        deviceId: reference('iot/device', { required: true }),
        commandType: enumeration(['propertySet', 'service'], { required: true, default: 'propertySet' }),
        attributeCode: options(
          { call: 'GET /iot/v3/web/device/propertyList', fixed: { rwType: 'w' } },
          { required: true, within: 'deviceId' },
        ),
        value: text({ required: true, max: 255 }),
      },
    },
  },
});
export type Command = RecordOf<typeof command>;
