import type { BackendContext } from '../../../core/context';
import { DAY, timeText } from '../../../core/clock';
import type { Text } from '../../../core/texts';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import { alarms as alarmsOf, commercialSites, placedDevice } from '../../../world/world';
import type { Alarm } from '../../../world/model';
import { cloudType } from '../device/deviceTypes';
import { wallText } from '../../../core/wallText';
import { gradeId } from './grades';

const TABLE = 'cloud/alarm';
const WATCH = 'cloud/alarm-watch';
/** So far back a first look goes. */
const DAYS = 40;

const SUGGESTIONS: Readonly<Partial<Record<Alarm['code'], Text>>> = {
  gridOutage: { en: 'Ask the grid operator, and check the incoming switch.', zh: '联系供电部门，检查进线开关。' },
  inverterTrip: { en: 'Check insulation and restart the inverter.', zh: '检查绝缘后重启逆变器。' },
  stringDead: { en: 'Check fuse and connectors of the string.', zh: '检查组串熔丝和接头。' },
  overTemperature: { en: 'Clean the fans and check the air flow.', zh: '清洁风扇，检查通风。' },
  pcsTrip: { en: 'Check the fault record of the converter before a restart.', zh: '查看变流器故障录波后再复位。' },
  cellSpread: {
    en: 'Balance the cluster; replace the cell if it stays apart.',
    zh: '均衡该电池簇，持续偏差时更换电芯。',
  },
  gunFault: { en: 'Check cable and lock of the connector.', zh: '检查充电枪线缆和电子锁。' },
};

/** What is noticed by a bound, or by silence; all else is a state. */
const TYPES: Readonly<Partial<Record<Alarm['code'], 'threshold' | 'offline'>>> = {
  overTemperature: 'threshold',
  cellSpread: 'threshold',
  meterSilent: 'offline',
};

function docOf(site: (typeof commercialSites)[number], alarm: Alarm): Doc {
  const words = site.country === 'CN' ? 'zh' : 'en';
  const type = placedDevice(alarm.device)?.device.type;
  return {
    id: alarm.id,
    tenantId: tenantId(site.tenant),
    name: alarm.name[words],
    status: alarm.to === undefined ? 'active' : 'recovered',
    level: gradeId(alarm.level),
    type: TYPES[alarm.code] ?? 'state',
    stationId: site.id,
    deviceId: alarm.device,
    deviceType: (type && cloudType(type)) ?? 'other',
    content: alarm.name[words],
    suggestion: SUGGESTIONS[alarm.code]?.[words] ?? null,
    alarmTime: wallText(alarm.from, site.zone),
    from: alarm.from,
    to: alarm.to ?? null,
    recoveryTime: alarm.to === undefined ? null : wallText(alarm.to, site.zone),
    timeZone: site.zone,
    createTime: timeText(alarm.from),
    updateTime: timeText(alarm.from),
  };
}

/** Of what was over when somebody first looked, people had closed every fourth. */
function closed(alarm: Doc, place: number, store: BackendContext['store']): Partial<Doc> {
  const user = store.all('account/user')[place % 3];
  if (alarm.status !== 'recovered' || place % 4 !== 1 || !user) return {};
  const ignored = place % 8 === 1;
  return {
    status: ignored ? 'ignored' : 'reset',
    handlingTime: alarm.recoveryTime,
    ...(!ignored && { resetTime: alarm.recoveryTime, resetUser: user.id, resetUserName: user.name }),
  };
}

/**
 * All alarms until now: what the world brought since somebody last looked is added, what people closed stays closed.
 */
export function alarmRows({ store, clock }: BackendContext): readonly Doc[] {
  const now = clock();
  const known = Number(store.get(WATCH, WATCH)?.until ?? 0);
  if (now > known) {
    const from = known === 0 ? now - DAYS * DAY : known;
    store.put(WATCH, { id: WATCH, until: now });
    const news = commercialSites.flatMap((site) => alarmsOf(site, from, now).map((alarm) => docOf(site, alarm)));
    const changed = news.filter(({ id, status }) => {
      const before = store.get(TABLE, id)?.status;
      return before === undefined || (before === 'active' && status === 'recovered');
    });
    if (changed.length > 0)
      store.put(
        TABLE,
        ...changed.map((one, place) => ({
          ...store.get(TABLE, one.id),
          ...one,
          ...(known === 0 && closed(one, place, store)),
        })),
      );
  }
  return store.all(TABLE);
}
