import { defineViews } from '@/crud/views';
import { alarmNoticeRule } from '@schemas/iot/alarm-notice-rule';
import { GroupsInput } from './notice/GroupsInput';
import { NoticeGroups } from './notice/NoticeGroups';

export default defineViews(alarmNoticeRule, {
  inputs: { groups: GroupsInput },
  panels: [{ key: 'recipients', component: NoticeGroups }],
});
