import { defineViews } from '@/crud/views';
import { controller } from '@schemas/hems/back-office/devices/controller';
import { PropertyTable } from './PropertyTable';

export default defineViews(controller, {
  links: [
    { key: 'serialNumber', page: 'hems/serial-number', finds: { sn: 'deviceSn' } },
    { key: 'dashboard', page: 'hems/dashboard', from: 'stationId' },
  ],
  related: { properties: PropertyTable },
});
