import { DAY, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import { productSeeds } from '../catalog/makers';
import { iotTables } from '../tables';
import { gradeId, productOf, propertyId, ruleId } from './iotIds';
import { gradePlans, rulePlans } from './rulePlans';

/** Grades, the rules that raise alarms, groups of devices, and who is told. */
export function seedRules({ store, clock }: BackendContext): void {
  const { devices } = iotTables(store);
  const at = timeText(clock() - 120 * DAY);
  const stamp = { createTime: at, updateTime: at, createUser: 'Iris van den Berg' };
  store.put(
    'iot/alarm-grade',
    ...gradePlans.map(({ key, ...grade }): Doc => ({ id: gradeId(key), ...grade, description: null, ...stamp })),
  );
  store.put(
    'iot/alarm-rule',
    ...rulePlans.map(({ key, tenant, name, kind, level, severity, offline, watch }, place): Doc => {
      const used = devices.filter(({ tenantId: owner }) => owner === tenantId(tenant));
      const models = productSeeds.filter((one) => one.kind === kind);
      const { model } = models.find((one) => used.some(({ productId }) => productId === productOf(one.model))) ??
        models[0] ?? { model: '' };
      const trigger = watch
        ? {
            attribute: propertyId(model, watch.code),
            triggerCondition: watch.condition,
            minThreshold: String(watch.bound),
          }
        : { offlineDuration: offline };
      return {
        id: ruleId(key),
        number: `R${String(1001 + place).padStart(5, '0')}`,
        tenantId: tenantId(tenant),
        name,
        type: watch ? 'threshold' : 'offline',
        level: gradeId(level),
        severity,
        status: place % 8 === 7 ? 0 : 1,
        productId: productOf(model),
        deviceIds: [],
        ...trigger,
        ...stamp,
      };
    }),
  );
  for (const [tenant, words] of [
    ['greensource', ['All controllers', 'Batteries north', 'Chargers']],
    ['jiangnan', ['全部控制器', '储能设备']],
    ['pearlriver', ['全部控制器']],
  ] as const) {
    const own = devices.filter(({ tenantId: owner }) => owner === tenantId(tenant));
    const people = store
      .all('account/user')
      .filter((user) => user.tenantId === tenantId(tenant))
      .slice(0, 4)
      .map(({ id }) => id);
    const members = words.map((_, place) =>
      own
        .filter((__, index) => index % (7 + place) === place)
        .slice(0, 24)
        .map(({ id }) => id),
    );
    store.put(
      'iot/device-group',
      ...words.map((name, place): Doc => ({
        id: seedId(`iot group ${tenant} ${place}`),
        tenantId: tenantId(tenant),
        name,
        deviceIds: members[place] ?? [],
        description: null,
        ...stamp,
      })),
    );
    store.put(
      'iot/alarm-notice-rule',
      ...words.slice(0, 2).map((name, place): Doc => ({
        id: seedId(`iot notice ${tenant} ${place}`),
        tenantId: tenantId(tenant),
        name,
        status: 1,
        deviceIds: (members[place] ?? []).slice(0, 6),
        ...stamp,
        groups: [
          { level: gradeId('critical'), method: 'phone', accounts: people.slice(0, 1) },
          { level: gradeId('major'), method: 'email', accounts: people },
        ].filter(({ accounts }) => accounts.length > 0),
      })),
    );
  }
}
