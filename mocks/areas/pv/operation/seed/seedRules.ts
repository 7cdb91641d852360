import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';

/** Rules of alarms for what stands at PV stations, in the grades and products of the cloud. */
export function seedRules({ store, clock }: BackendContext): void {
  const grades = store.all('cloud/alarm-grade');
  const users = store
    .all('account/user')
    .slice(0, 3)
    .map(({ id }) => id);
  const watched = store
    .all('cloud/device-property')
    .filter(({ code }) => code === 'temperature' || code === 'activePower')
    .slice(0, 6);
  const common = { userIds: users, deviceIds: [], updateTime: timeText(clock() - 20 * 86_400_000) };
  store.put(
    'pv/alarm-rule',
    ...watched.map((property, index) => ({
      ...common,
      id: seedId(`pv rule ${index}`),
      number: `PR-${String(index + 1).padStart(4, '0')}`,
      name: `PV ${String(property.code).replace(/[A-Z]/g, (start) => ` ${start.toLowerCase()}`)} ${index + 1}`,
      type: index % 3 === 2 ? 'state' : 'threshold',
      level: grades[index % Math.max(1, grades.length)]?.id,
      severity: ['critical', 'major', 'minor', 'warning'][index % 4],
      status: index === 4 ? 0 : 1,
      productId: property.productId,
      attribute: property.id,
      triggerCondition: index === 3 ? 'outside' : 'ge',
      minThreshold: '70',
      maxThreshold: index === 3 ? '90' : null,
      createTime: timeText(clock() - (30 + index) * 86_400_000),
    })),
    ...store
      .all('cloud/device-product')
      .slice(0, 3)
      .map((product, index) => ({
        ...common,
        id: seedId(`pv rule silent ${index}`),
        number: `PR-${String(index + 7).padStart(4, '0')}`,
        name: `PV silent ${index + 1}`,
        type: 'offline',
        level: grades[(index + 1) % Math.max(1, grades.length)]?.id,
        severity: 'warning',
        status: 1,
        productId: product.id,
        offlineDuration: 30 + index * 15,
        createTime: timeText(clock() - 15 * 86_400_000),
      })),
  );
}
