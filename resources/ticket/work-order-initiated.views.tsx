import { defineViews } from '@/crud/views';
import { workOrderInitiated } from '@schemas/ticket/work-order-initiated';
import { AlarmLink } from './AlarmLink';

export default defineViews(workOrderInitiated, { details: { alarmId: AlarmLink } });
