import { alarmName } from '@mocks/world/world';
import { MINUTE } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { say } from '../../../core/texts';
import type { CrudHooks } from '../../../crud/hooks';
import type { AlarmDoc } from '../iotDocs';
import { iotTexts } from '../iotTexts';
import { kinds } from '../kinds/kinds';
import { raiseAlarms } from '../raiseAlarms';
import { iotTables } from '../tables';

/** Alarms: what kind of device they are of, and how long they have lasted. */
export function alarmHooks(context: BackendContext): CrudHooks {
  const { store, clock } = context;
  const { alarms, devices, products, types } = iotTables(store);
  const contentOf = (
    { type, code, value, from, to }: AlarmDoc,
    kind: keyof typeof kinds | undefined,
    locale: 'en' | 'zh',
  ): string => {
    const minutes = Math.floor(((to ?? clock()) - from) / MINUTE);
    const happened = type === 'state' && code !== undefined ? alarmName(code) : undefined;
    if (happened) return say(iotTexts.lasted, locale, { what: happened[locale], minutes });
    const attribute = kind && kinds[kind].attributes.find((one) => one.code === code);
    if (type === 'offline' || !attribute) return say(iotTexts.offlineFor, locale, { minutes });
    return say(iotTexts.measured, locale, {
      attribute: attribute.name[locale],
      value: value ?? '',
      unit: attribute.unit,
    });
  };
  return {
    filters: { id: (row, value) => row.id === value }, // orders lead back to theirs, and no call answers one alone
    rows: () => {
      raiseAlarms(context);
      return alarms.all();
    },
    present: ({ from: _from, to: _to, code: _code, value: _value, ruleId: _ruleId, ...row }, _actor, locale) => {
      const alarm = alarms.get(row.id);
      const device = devices.get(row.deviceId);
      const type = types.get(products.get(device?.productId)?.deviceModelId);
      if (!alarm) return { ...row, id: row.id };
      return {
        ...row,
        id: row.id,
        stationId: device?.stationId ?? null,
        deviceType: type?.id ?? null,
        duration: Math.floor(((alarm.to ?? clock()) - alarm.from) / MINUTE),
        content: contentOf(alarm, type?.kind, locale),
      };
    },
  };
}
