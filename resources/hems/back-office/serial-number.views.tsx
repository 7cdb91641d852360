import { defineViews } from '@/crud/views';
import { serialNumber } from '@schemas/hems/back-office/devices/serial-number';

export default defineViews(serialNumber, {
  links: [
    { key: 'controller', page: 'hems/controller', finds: { deviceSn: 'sn' }, visible: { type: 'controller' } },
    { key: 'dashboard', page: 'hems/dashboard', from: 'stationId' },
  ],
});
