import { codes, country, dateTime, defineResource, enumeration, number, range, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';
import { INTERESTS, interestWords, SOURCES } from '../parts/interest';
import { moreDetail } from '../parts/moreCodes';

// covers HE-345, HS-055
/** Somebody who wants to try the platform (spec 02 §7). Read only. */
export const trial = defineResource({
  name: 'hems/trial',
  api: hems('trial', { page: 'POST page', detail: 'POST detail' }),
  recordTitle: 'company',
  fields: {
    applyTime: dateTime({ readOnly: true }),
    company: text({ readOnly: true, max: 60 }),
    contact: text({ readOnly: true, max: 30 }),
    email: text({ readOnly: true, max: 255 }),
    phone: text({ readOnly: true, max: 20 }),
    countryCode: country({ readOnly: true }),
    partnerType: enumeration(['installer', 'retailer', 'manufacturer', 'gridOperator', 'homeUser', 'other'], {
      readOnly: true,
    }),
    homeCount: number({ readOnly: true, min: 0 }),
    interests: codes(INTERESTS, { ...interestWords, ...moreDetail('interestEnum'), readOnly: true }),
    source: enumeration(SOURCES, { ...moreDetail('leadsSourceEnum'), readOnly: true }),
    message: text({ readOnly: true, multiline: true, max: 1000 }),
  },
  list: {
    columns: [
      'applyTime',
      'company',
      'contact',
      'email',
      'phone',
      'countryCode',
      'partnerType',
      'homeCount',
      { field: 'interests', hidden: true },
      'source',
    ],
    filters: [
      'company',
      'contact',
      'email',
      'countryCode',
      'partnerType',
      'source',
      range('applyTime', { params: ['beginTime', 'endTime'] }),
    ],
    search: 'company',
  },
});
export type Trial = RecordOf<typeof trial>;
