import { defineViews } from '@/crud/views';
import { deviceInspection } from '@schemas/hems/device-inspection';
import { InspectionList } from './office/InspectionList';

export default defineViews(deviceInspection, {
  links: [{ key: 'recommend', page: 'hems/ai-recommendation', makes: { leadsId: 'leadsId' } }],
  pages: { list: InspectionList },
});
