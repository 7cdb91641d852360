import { defineViews } from '@/crud/views';
import { workOrderFiled } from '@schemas/ticket/work-order-filed';
import { AlarmLink } from './AlarmLink';

export default defineViews(workOrderFiled, { details: { alarmId: AlarmLink } });
