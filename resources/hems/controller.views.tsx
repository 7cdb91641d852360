import { defineViews } from '@/crud/views';
import { controller } from '@schemas/hems/controller';
import { DiscoverDialog } from './office/DiscoverDialog';
import { listDialog } from './office/listDialog';
import { PropertyTable } from './office/PropertyTable';

export default defineViews(controller, {
  links: [
    { key: 'serialNumber', page: 'hems/serial-number', finds: { sn: 'deviceSn' } },
    { key: 'dashboard', page: 'hems/dashboard', from: 'stationId' },
  ],
  related: { properties: PropertyTable },
  actions: { discover: DiscoverDialog, freeHomes: listDialog('hems/free-home') },
});
