import { defineResource, enumeration, number, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';
import { DEVICE_TYPES, deviceTypeWords } from '../../parts/deviceTypes';
import { said, suggested, suggestTimes } from '../../parts/suggestionFields';

// covers HE-347
/** Devices that users would like to connect (spec 02 §7). Read only. */
export const deviceSuggestion = defineResource({
  name: 'hems/device-suggestion',
  api: hems('suggestion', { page: 'POST deviceRelatedList', export: 'POST deviceRelatedList/export' }),
  recordTitle: 'brandName',
  fields: {
    ...suggested,
    deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, readOnly: true }),
    brandName: text({ readOnly: true, max: 60 }),
    model: text({ readOnly: true, max: 60 }),
    sameCount: number({ readOnly: true, min: 0 }),
    ...said,
  },
  list: {
    columns: [
      'suggestTime',
      'cusUserEmail',
      'countryCode',
      'deviceType',
      'brandName',
      'model',
      'sameCount',
      { field: 'content', width: 320 },
      { field: 'images', hidden: true },
      { field: 'appVersion', hidden: true },
    ],
    filters: ['cusUserEmail', 'countryCode', 'deviceType', 'brandName', 'model', suggestTimes],
    search: 'brandName',
    open: 'detail',
  },
});
export type DeviceSuggestion = RecordOf<typeof deviceSuggestion>;
