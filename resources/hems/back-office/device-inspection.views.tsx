import { defineViews } from '@/crud/views';
import { deviceInspection } from '@schemas/hems/back-office/devices/device-inspection';

export default defineViews(deviceInspection, {
  links: [{ key: 'recommend', page: 'hems/ai-recommendation', makes: { leadsId: 'leadsId' } }],
});
