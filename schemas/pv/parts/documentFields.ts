import { dateTime, enumeration, file, number, reference, text } from '@/dsl';

/** A file kept of a station (proposed fields L). */
export const documentFields = {
  stationId: reference('pv/station', { required: true }),
  name: text({ required: true, max: 100 }),
  category: enumeration(['design', 'contract', 'acceptance', 'drawing', 'manual', 'certificate', 'other'], {
    required: true,
    shared: 'pv.documentCategory',
  }),
  file: file({ required: true, maxSize: 100 }),
  size: number({ readOnly: true, decimals: 2, unit: 'MB' }),
  uploader: reference('account/user', { readOnly: true, textFrom: 'uploaderName' }),
  uploadTime: dateTime({ readOnly: true, future: true }),
};
