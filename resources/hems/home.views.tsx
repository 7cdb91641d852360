import { defineViews } from '@/crud/views';
import { home } from '@schemas/hems/home';
import { GroupDialog } from './home/GroupDialog';
import { GroupFilter } from './home/GroupFilter';
import { GroupName } from './home/GroupName';
import { HomeIdCell } from './home/HomeIdCell';
import { PostalCodeInput } from './home/PostalCodeInput';

export default defineViews(home, {
  links: [
    { key: 'dashboard', page: 'hems/dashboard' },
    { key: 'info', page: 'hems/home-info' },
    { key: 'report', page: 'hems/energy-report' },
  ],
  cells: { stationId: HomeIdCell, groupId: GroupName },
  inputs: { postalCode: PostalCodeInput, groupId: GroupFilter },
  actions: { group: GroupDialog },
});
