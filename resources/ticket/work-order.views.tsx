import { defineViews } from '@/crud/views';
import { workOrder } from '@schemas/ticket/work-order';
import { AlarmInput, AlarmLink } from './AlarmLink';

export default defineViews(workOrder, { details: { alarmId: AlarmLink }, inputs: { alarmId: AlarmInput } });
