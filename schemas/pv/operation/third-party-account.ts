import {
  dateTime,
  defineResource,
  enumeration,
  number,
  password,
  reference,
  section,
  text,
  treeReference,
  type RecordOf,
} from '@/dsl';
import { thirdPart } from '../parts/thirdPart';

// covers V-581, V-582, V-583, V-584, V-585, VE-251
/**
 * Our account at a maker's cloud. Its secret is given once and never answered (proposed fields L). When it was
 * synchronised is told; none of its calls (V-576 to V-594) asks for it: the cloud does so by itself. The one that can
 * be asked (V-148) is of `cloud/third-party-device`.
 */
export const thirdPartyAccount = defineResource({
  name: 'pv/third-party-account',
  api: thirdPart('account'),
  recordTitle: 'account',
  fields: {
    platformId: reference('pv/third-party-platform', { required: true }),
    account: text({ required: true, max: 60 }),
    secret: password({ required: true, createOnly: true, max: 64 }),
    orgId: treeReference('pv/organization', { required: true, textFrom: 'orgName' }),
    stationCount: number({ readOnly: true }),
    syncStatus: enumeration(['normal', 'failed'], { readOnly: true, tones: { normal: 'success', failed: 'error' } }),
    lastSyncTime: dateTime({ readOnly: true, future: true }),
  },
  list: {
    columns: ['account', 'platformId', 'orgId', 'stationCount', 'syncStatus', 'lastSyncTime'],
    filters: ['account', 'platformId', 'orgId', 'syncStatus'],
  },
  form: [section('basic', ['platformId', 'account', 'secret', 'orgId'])],
  detail: [section('basic', ['platformId', 'account', 'orgId', 'stationCount', 'syncStatus', 'lastSyncTime'])],
  related: { devices: { resource: 'pv/third-party-device', by: { accountId: 'id' } } },
});
export type ThirdPartyAccount = RecordOf<typeof thirdPartyAccount>;
