import { defineViews } from '@/crud/views';
import { deviceInspection } from '@schemas/hems/device-inspection';
import { InspectionList } from './office/InspectionList';

export default defineViews(deviceInspection, { pages: { list: InspectionList } });
