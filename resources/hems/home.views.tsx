import { defineViews } from '@/crud/views';
import { home } from '@schemas/hems/home';
import { GroupDialog } from './home/GroupDialog';
import { GroupFilter } from './home/GroupFilter';
import { GroupName } from './home/GroupName';
import { HomeIdCell } from './home/HomeIdCell';
import { homeLinks } from './home/homeLinks';
import { PostalCodeInput } from './home/PostalCodeInput';

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
