import { defineViews } from '@/crud/views';
import { alarmShield } from '@schemas/hems/alarm-shield';
import { listDialog } from './office/listDialog';

export default defineViews(alarmShield, { actions: { alarms: listDialog('hems/analysis-alarm') } });
