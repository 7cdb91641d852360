import { defineViews } from '@/crud/views';
import { home } from '@schemas/hems/home/home';
import { GroupDialog } from './list/GroupDialog';
import { GroupFilter } from './list/GroupFilter';
import { GroupName } from './list/GroupName';
import { HomeIdCell } from './list/HomeIdCell';
import { homeLinks } from './list/homeLinks';
import { PostalCodeInput } from './list/PostalCodeInput';

export default defineViews(home, {
  links: [
    ...homeLinks,
    { key: 'user', page: 'hems/strategy-activity', from: 'cusUserId' },
    { key: 'controller', page: 'hems/controller', finds: { deviceSn: 'controllerSn' } },
  ],
  cells: { stationId: HomeIdCell, groupId: GroupName },
  inputs: { postalCode: PostalCodeInput, groupId: GroupFilter },
  actions: { group: GroupDialog },
});
