import { defineResource, text, type RecordOf } from '@/dsl';
import { pvOperations } from '../../services';

// covers V-570
/** Users who can look after a PV station. Only ever picked (spec 03 §7, PV operations). */
export const stationUser = defineResource({
  name: 'pv/station-user',
  api: pvOperations('station/user/user', { options: 'POST list' }),
  fields: { name: text({ readOnly: true, aliases: ['userName'] }) },
});
export type PvStationUser = RecordOf<typeof stationUser>;
