import { objectOf } from '@/schema';
import { knownPeople } from '../../../account/knownPeople';
import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { actorOf, idsOf, textOf } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import type { AlarmDoc } from '../iotDocs';
import { zoneOf } from '../sourceOf';
import { iotTables } from '../tables';
import { wallText } from '../../../core/wallText';
import { visibleRow, visibleRows } from '../../../crud/rows';

const WEB = '/iot/v3/web';
const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((one) => ({ ...objectOf(one) })) : [];

/** Ignoring alarms, and who a notice rule tells (spec 03 §4, §7). */
export function alarmEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const { alarms, devices } = iotTables(store);
  return [
    {
      method: 'POST',
      path: `${WEB}/alarm/ignoreAlarm`,
      need: { menus: ['iot/alarm'], code: 'ignore' },
      log: 'control',
      handle: (incoming) => {
        const { tenant, user } = actorOf(incoming);
        const found = idsOf(incoming.params.ids ?? incoming.params.id).map((id) => alarms.get(id));
        const own = found.filter(
          (one): one is AlarmDoc => one !== undefined && (Boolean(tenant.operator) || one.tenantId === tenant.id),
        );
        if (own.length === 0 || own.length < found.length) throw new Refusal('notFound', { code: '4004' });
        if (own.some(({ status }) => status !== 'active')) throw new Refusal('notNow');
        const now = clock();
        alarms.put(
          ...own.map((one) => {
            const device = devices.get(one.deviceId);
            return {
              ...one,
              status: 'ignored' as const,
              to: now,
              handlingTime: device ? wallText(now, zoneOf(store, device)) : timeText(now),
              updateUser: user.name,
            };
          }),
        );
        incoming.log.content = own.map(({ name }) => name).join(', ');
      },
    },
    {
      method: 'GET',
      path: `${WEB}/alarmNoticeRule/groupList`,
      need: { menus: ['iot/alarm-notice-rule'] },
      handle: (incoming) => {
        const actor = actorOf(incoming);
        const id = textOf(incoming, 'id');
        const rules = visibleRows(context, 'iot/alarm-notice-rule', actor).filter(
          (rule) => id === '' || rule.id === id,
        );
        return rules.flatMap((rule) =>
          records(rule.groups).map(({ level, method, accounts }) => {
            return {
              ruleId: rule.id,
              ruleName: rule.name,
              level,
              levelName: visibleRow(context, 'iot/alarm-grade', actor, String(level))?.name ?? null,
              method,
              accounts: knownPeople(context, accounts, incoming).map(
                ({ id: userId, name, account, phone, email, orgName, roleNames }) => ({
                  id: userId,
                  name,
                  account,
                  phone,
                  email,
                  orgName,
                  roleNames,
                }),
              ),
            };
          }),
        );
      },
    },
  ];
}
