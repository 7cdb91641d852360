import { defineResource, enumeration, type RecordOf } from '@/dsl';
import { hems } from '../../services';
import { said, suggested, suggestTimes } from '../parts/suggestionFields';

// covers HE-346, HS-056
/** What users think could be better (spec 02 §7). Read only. */
export const suggestion = defineResource({
  name: 'hems/suggestion',
  api: hems('suggestion', { page: 'POST problemList', export: 'POST problemList/export' }),
  recordTitle: 'cusUserEmail',
  fields: {
    ...suggested,
    problemType: enumeration(['function', 'display', 'connection', 'data', 'strategy', 'other'], { readOnly: true }),
    ...said,
  },
  list: {
    columns: [
      'suggestTime',
      'cusUserEmail',
      { field: 'content', width: 360 },
      'problemType',
      'countryCode',
      { field: 'images', hidden: true },
      'appVersion',
    ],
    filters: ['cusUserEmail', 'countryCode', 'problemType', suggestTimes],
    search: 'cusUserEmail',
    open: 'detail',
  },
});
export type Suggestion = RecordOf<typeof suggestion>;
