import type { MenuSeed } from '../../../seed/seedMenus';

const USER = '/homeManagement/home/userDetail';
/** Codes of spec 02 §6: tabs of the user detail page, and what of it only analysts see. */
const CODES = ['Tab show button', 'Config show', 'export'];

/** Pages about a customer user: they open from his home and stand in no side menu (spec 02 §2). */
export const strategyMenus: readonly MenuSeed[] = [
  {
    router: 'userDetail',
    component: 'hems/user-detail',
    path: USER,
    name: '用户详情',
    nameEn: 'User detail',
    icon: 'user',
    hidden: true,
    buttons: CODES,
    children: [
      {
        router: 'strategyActivityAnalysis',
        component: 'hems/strategy-activity',
        path: `${USER}/strategyActivityAnalysis`,
        name: '策略活动分析',
        nameEn: 'Strategy activity analysis',
        icon: 'chart',
        hidden: true,
        buttons: CODES,
      },
      {
        router: 'strategyResultAnalysis',
        component: 'hems/strategy-result',
        path: `${USER}/strategyResultAnalysis`,
        name: '策略结果分析',
        nameEn: 'Strategy result analysis',
        icon: 'report',
        hidden: true,
        buttons: CODES,
      },
    ],
  },
  {
    router: 'dataAnalysis',
    component: 'hems/data-analysis',
    path: '/homeManagement/home/dataAnalysis',
    icon: 'chart',
    hidden: true,
    buttons: CODES,
  },
];
