import { knownPeople } from '../../../account/knownPeople';
import type { BackendContext } from '../../../core/context';
import { timeText } from '../../../core/clock';
import { seedId } from '../../../core/ids';
import { textOf } from '../../../core/incoming';
import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { seedMenus } from '../../../seed/seedMenus';
import { productOf } from '../device/seedLibrary';
import { alarmHooks } from './alarmHooks';
import { alarmRows } from './alarmRows';
import { gradeId, GRADES } from './grades';
import { alarmMenus } from './menus';
import { seenRow } from '../../../crud/rows';

function seedGrades({ store, clock }: BackendContext): void {
  const time = timeText(clock() - 40 * 86_400_000);
  store.put(
    'cloud/alarm-grade',
    ...GRADES.map(([level, name, color], index) => ({
      id: gradeId(level),
      name,
      level: index + 1,
      color,
      popup: index === 0,
      sound: index === 0,
      createTime: time,
      updateTime: time,
    })),
  );
}

/** Rules over what devices of a product report; who is told are people of the tenant. */
function seedRules({ store, clock }: BackendContext): void {
  const time = timeText(clock() - 30 * 86_400_000);
  const watched = [
    ['HC-B1', 'temperature', 'ge', '45'],
    ['VK-B2', 'soc', 'le', '8'],
    ['SF-110K', 'temperature', 'ge', '70'],
    ['CX-125K', 'voltage', 'outside', '360'],
    ['HC-500P', 'activePower', 'ge', '480'],
    ['CD-120D', 'current', 'ge', '250'],
  ] as const;
  const users = store
    .all('account/user')
    .slice(0, 3)
    .map(({ id }) => id);
  store.put(
    'cloud/alarm-rule',
    ...watched.map(([model, code, triggerCondition, minThreshold], index) => ({
      id: seedId(`cloud rule ${model}`),
      number: `AR-${String(index + 1).padStart(4, '0')}`,
      name: `${model} ${code}`,
      type: 'threshold',
      level: gradeId(index % 2 === 0 ? 'major' : 'minor'),
      severity: index % 2 === 0 ? 'major' : 'minor',
      status: index === 4 ? 0 : 1,
      productId: productOf(model),
      attribute: seedId(`cloud property ${model} ${code}`),
      triggerCondition,
      minThreshold,
      maxThreshold: triggerCondition === 'outside' ? '440' : null,
      deviceIds: [],
      userIds: users,
      createTime: time,
      updateTime: time,
    })),
    ...['gateway', 'meter'].map((what, index) => ({
      id: seedId(`cloud rule silent ${what}`),
      number: `AR-${String(index + 7).padStart(4, '0')}`,
      name: `Silent ${what}`,
      type: 'offline',
      level: gradeId('hint'),
      severity: 'warning',
      status: 1,
      productId: productOf(index === 0 ? 'HG-900' : 'AH-3S'),
      offlineDuration: 30,
      deviceIds: [],
      userIds: users,
      createTime: time,
      updateTime: time,
    })),
  );
}

/** Alarms of the energy cloud (spec 03 §7, alarms): what went wrong in the world, graded by the operator. */
const cloudAlarms: BackendModule = {
  name: 'cloudAlarms',
  endpoints: (context) => [
    {
      method: 'POST',
      path: '/iemscloud/alarm/web/rule/user/list',
      need: { menus: ['cloud/alarm-rule'] },
      handle: (incoming) => {
        const rule = seenRow(
          context,
          'cloud/alarm-rule',
          incoming,
          textOf(incoming, 'ruleId') || textOf(incoming, 'id'),
        );
        return knownPeople(context, rule.userIds, incoming).map(
          ({ id, name, account, phone, email, orgName, roleNames }) => ({
            id,
            name,
            account,
            contact: phone ?? email ?? null,
            organization: orgName,
            role: roleNames,
          }),
        );
      },
    },
  ],
  hooks: (context) => ({
    'cloud/alarm': alarmHooks(context),
    'cloud/device-alarm': { rows: () => alarmRows(context), computed: alarmHooks(context).computed },
    'cloud/alarm-rule': { serials: { number: 'AR-{0000}' } },
  }),
  seed: async (context) => {
    await seedMenus(context, 'pv', alarmMenus);
    await once(context.store, 'cloudAlarms', () => {
      seedGrades(context);
      seedRules(context);
    });
  },
};

export default cloudAlarms;
