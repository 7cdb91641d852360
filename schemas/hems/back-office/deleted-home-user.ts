import { dateTime, defineResource, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';
import { homeUserColumns, homeUserFields, homeUserFilters } from '../parts/homeUserFields';

// covers HE-348
/** Users of the app who left; names and addresses are masked (spec 02 §7). Read only. */
export const deletedHomeUser = defineResource({
  name: 'hems/deleted-home-user',
  api: hems('user', { id: 'cusUserId', page: 'POST deleteList', export: 'POST deleteList/export' }),
  recordTitle: 'email',
  fields: {
    ...homeUserFields,
    deleteTime: dateTime({ readOnly: true }),
    deleteReason: text({ readOnly: true, max: 255 }),
  },
  list: {
    columns: [...homeUserColumns, 'deleteTime', 'deleteReason'],
    filters: homeUserFilters,
    search: 'email',
    open: 'detail',
  },
});
export type DeletedHomeUser = RecordOf<typeof deletedHomeUser>;
