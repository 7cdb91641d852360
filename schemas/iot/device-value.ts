import { dateTime, defineResource, range, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

// covers VE-224, VE-225
/**
 * What a device reported, page by page (spec 03 §7). Shown on the page of the device; the wire gives a report no id.
 */
export const deviceValue = defineResource({
  name: 'iot/device-value',
  api: iot('device', {
    page: 'GET propertyValuePage',
    sort: false,
    read: (row) => ({ id: `${String(row.code)} ${String(row.reportTime)}`, ...row }),
  }),
  fields: {
    reportTime: dateTime({ readOnly: true, future: true, aliases: ['time'] }),
    code: text({ readOnly: true }),
    name: text({ readOnly: true }),
    value: text({ readOnly: true }),
    unit: text({ readOnly: true }),
    statusText: text({ readOnly: true }),
  },
  list: {
    columns: ['reportTime', 'name', 'code', 'value', 'unit', 'statusText'],
    filters: [range('reportTime', { params: ['beginTime', 'endTime'], maxSpan: '1 year' })],
    open: false,
    pageSize: 20,
    remember: false,
  },
});
export type DeviceValue = RecordOf<typeof deviceValue>;
