import { defineResource, type RecordOf } from '@/dsl';
import { hems } from '../../services';
import { homeUserColumns, homeUserFields, homeUserFilters } from '../parts/homeUserFields';

// covers HS-069
/** Users of the app, who live in homes (spec 02 §7). Read only. */
export const homeUser = defineResource({
  name: 'hems/home-user',
  api: hems('user', { id: 'cusUserId', page: 'POST list' }),
  recordTitle: 'email',
  fields: homeUserFields,
  list: { columns: homeUserColumns, filters: homeUserFilters, search: 'email', open: 'detail' },
});
export type HomeUser = RecordOf<typeof homeUser>;
