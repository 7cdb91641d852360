import type { Draft } from '../../../crud/hooks';
import { actorOf } from '../../../core/incoming';
import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { seedMenus, type MenuSeed } from '../../../seed/seedMenus';
import { keepHistory } from './keepHistory';
import { planEnergy, planRows } from './planStates';
import { runEndpoint } from './runEndpoint';
import { seedPlans } from './seedPlans';

const page = (place: string, component: string, name: string, nameEn: string): MenuSeed => ({
  router: `cloud/${place}`,
  path: `/cloud/${place}`,
  component: `cloud/${component}`,
  name,
  nameEn,
});

const menus: readonly MenuSeed[] = [
  {
    router: 'cloudProduction',
    path: '/cloud/production',
    name: '生产计划',
    nameEn: 'Production',
    icon: 'chart',
    children: [
      page('production/plan', 'production-plan', '生产计划', 'Production plans'),
      page('production/history', 'production-history', '生产计划历史', 'Production plan history'),
      page('production/run', 'production-run', '计划运行数据', 'Plan run data'),
    ],
  },
];

/**
 * Production plans (spec 03 §2): saved plans go to the controller of their station, which answers, begins and ends by
 * its clock.
 */
const production: BackendModule = {
  name: 'production',
  endpoints: (context) => [runEndpoint(context)],
  hooks: (context) => {
    const sent = (row: Draft['row']) => ({
      ...row,
      planEnergy: planEnergy(row),
      status: 'assigning',
      sentAt: context.clock(),
      failReason: null,
    });
    return {
      'cloud/production-plan': {
        rows: () => planRows(context),
        serials: { planNo: 'PP-{yyyyMMdd}-{000}' },
        create: ({ row }) => sent(row),
        edit: ({ row }) => sent(row),
        created: (row, { incoming }) => keepHistory(context, row, 'create', actorOf(incoming).user),
        transitioned: (row, { key, incoming }) => {
          const moved = key === 'againAssign' ? { ...row, sentAt: context.clock(), failReason: null } : row;
          keepHistory(context, moved, key, actorOf(incoming).user);
          return moved;
        },
      },
    };
  },
  seed: async (context) => {
    await seedMenus(context, 'pv', menus);
    await once(context.store, 'production', () => seedPlans(context));
  },
};

export default production;
