import { defineViews } from '@/crud/views';
import { alarmRule } from '@schemas/iot/alarm-rule';
import { AlarmPreview } from './alarmPreview/AlarmPreview';
import { RulePreview } from './alarmPreview/RulePreview';

/** A rule is tried before it is saved, by those who may see what devices report. */
export default defineViews(alarmRule, {
  panels: [{ key: 'preview', schema: 'iot/device', component: RulePreview }],
  formPanels: [{ key: 'preview', schema: 'iot/device', component: AlarmPreview }],
});
