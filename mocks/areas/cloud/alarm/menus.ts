import { pagesAt } from '../../../seed/menuSeeds';
import type { MenuSeed } from '../../../seed/seedMenus';

const page = pagesAt('cloud', 'cloud');

/** Alarms and notifications of the energy cloud, at the places of their keys. */
export const alarmMenus: readonly MenuSeed[] = [
  {
    router: 'cloudAlarm',
    path: '/cloud/alarm',
    name: '告警',
    nameEn: 'Alarms',
    icon: 'alarm',
    children: [page('alarm/alarm', 'alarm'), page('alarm/rule', 'alarm-rule'), page('alarm/grade', 'alarm-grade')],
  },
];
