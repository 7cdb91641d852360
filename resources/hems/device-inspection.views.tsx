import { defineViews } from '@/crud/views';
import { deviceInspection } from '@schemas/hems/device-inspection';

export default defineViews(deviceInspection, {
  links: [{ key: 'recommend', page: 'hems/ai-recommendation', makes: { leadsId: 'leadsId' } }],
});
