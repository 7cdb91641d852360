import { asFlag, asObject, asText } from '@/api/wireValue';
import { readNumber } from '@/schema/readNumber';
import { objectsIn } from '../objectsIn';

type Data = Readonly<Record<string, unknown>>;

/** What a drawer tells: lines of a name and a value, and small tables. Texts are there already. */
export interface Section {
  readonly title?: string;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly note?: string;
}

/** What details are written with. */
export interface Words {
  /** A text below `strategy.detail`. */
  say(key: string, options?: object): string;
  /** A number with its unit; nothing is '-'. */
  amount(value: number | null, unit: string): string;
  /** A time of the wire. */
  time(raw: unknown): string;
}

/** A setting that can be looked at: where it stands in a snapshot, and what it tells. */
interface Detail {
  /** Its part of `extendInfo`; without one it is told of a device's `param`, or of the whole snapshot. */
  readonly of?: string;
  tell(data: Data, words: Words): readonly Section[];
}

const at = (data: Data, path: string): unknown => path.split('.').reduce<unknown>((value, name) => asObject(value)?.[name], data);
const normal = (code: unknown): string => asText(asObject(code)?.code ?? code).toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Lines that are numbers in one unit. */
const amounts = (unit: string, ...paths: readonly string[]): Detail['tell'] => (data, { say, amount }) => [{ facts: paths.map((path) => [say(path), amount(readNumber(at(data, path)), unit)]) }];
const times = (...paths: readonly string[]): Detail['tell'] => (data, { say, time }) => [{ facts: paths.map((path) => [say(path), time(at(data, path))]) }];

/** Begin and end on a wall clock; what ends on the next day says so. */
export function windowText(start: unknown, end: unknown, { say }: Pick<Words, 'say'>): string {
  const [from, to] = [asText(start), asText(end)];
  if (from === '' && to === '') return '-';
  return from !== '' && to !== '' && from >= to ? say('overnight', { from, to }) : `${from || '-'} – ${to || '-'}`;
}

/** Days of the week, 1 is Monday: an array or a text with commas; all seven are every day. */
export function weekText(raw: unknown, { say }: Pick<Words, 'say'>): string {
  const days = (Array.isArray(raw) ? raw.map(asText) : asText(raw).split(',')).map((day) => day.trim()).filter((day) => /^[1-7]$/.test(day));
  if (days.length === 0) return asText(raw) || '-';
  return new Set(days).size === 7 ? say('everyday') : days.map((day) => say(`weekdays.${day}`)).join(say('and'));
}

function windows(key: string, begin: string, end: string): Detail['tell'] {
  return (data, words) => [{ title: words.say(key), table: { columns: [words.say('window')], rows: objectsIn(data[key]).map((one) => [windowText(one[begin], one[end], words)]) } }];
}

/** Devices of a rule by name; those nobody knows are 'unknown' (spec 02 §8). */
function deviceNames(param: Data, { say }: Words): string {
  const named = Array.isArray(param.deviceSns) ? param.deviceSns.map((one: unknown) => asText(asObject(one)?.deviceName) || say('unknown')) : [];
  return named.join(say('and'));
}

const UNITS: Readonly<Record<string, string>> = { TARIFFPRICEIMPORT: 'c/kWh', TARIFFPRICEEXPORT: 'c/kWh', BATTERYSOC: '%', DEVICEBATTERYSOC: '%', GRIDIMPORTPOWER: 'kW', GRIDEXPORTPOWER: 'kW' };
const OPERATORS: Readonly<Record<string, string>> = { GT: '>', LT: '<', EQ: '=', GE: '≥', LE: '≤', NE: '≠' };

function conditionText(condition: Data, words: Words): string {
  const type = normal(condition.type);
  const value = readNumber(condition.value);
  const unit = UNITS[type];
  const name = words.say(`conditions.${type}`, { _: asText(condition.type) });
  const devices = deviceNames(asObject(condition.param) ?? {}, words);
  const compared = unit === undefined || value === null ? asText(condition.value) || '-' : words.amount(value, unit);
  return [name, devices && `(${devices})`, OPERATORS[normal(condition.operator)] ?? asText(condition.operator), compared].filter(Boolean).join(' ');
}

function actionText(action: Data, words: Words): string {
  const param = asObject(action.param) ?? {};
  const type = normal(action.type);
  const level = readNumber(asObject(param.deviceSoc)?.value);
  const devices = deviceNames(param, words);
  return [words.say(`actions.${type}`, { _: asText(action.type) }), level !== null && words.amount(level, '%'), asText(param.message) && `“${asText(param.message)}”`, devices && `(${devices})`].filter(Boolean).join(' ');
}

function effectiveText(period: Data, words: Words): string {
  const param = asObject(period.param) ?? {};
  if (normal(period.type) !== 'CUSTOM') return words.say('everyday');
  const hours = asObject(param.times) ?? objectsIn(param.times)[0] ?? {};
  return `${weekText(param.weeks, words)} ${windowText(hours.start, hours.end, words)}`;
}

const rules: Detail['tell'] = (data, words) =>
  objectsIn(data.list).map((rule) => {
    const trigger = asObject(rule.trigger) ?? {};
    return {
      title: asText(rule.name) || '-',
      facts: [
        [words.say('open'), words.say(asFlag(rule.open) === true ? 'on' : 'off')],
        [words.say('trigger'), words.say(`operators.${normal(trigger.operator)}`, { _: words.say('operators.AND') })],
        [words.say('conditionsOf'), objectsIn(trigger.conditions).map((one) => conditionText(one, words)).join('; ') || '-'],
        [words.say('actionsOf'), objectsIn(rule.actions).map((one) => actionText(one, words)).join('; ') || '-'],
        [words.say('effective'), effectiveText(asObject(rule.effectivePeriod) ?? {}, words)],
        [words.say('updateTime'), words.time(rule.updateTime)],
      ],
    };
  });

const charger: Detail['tell'] = (data, words) => {
  const { plugCharge, smartChargeV3, powerParam, currentParam, vehicleId } = asObject(data.expandDto) ?? {};
  const mode = asFlag(plugCharge) === true ? 'plugCharge' : asFlag(smartChargeV3) === true ? 'smartCharge' : undefined;
  const [power, current] = [readNumber(powerParam), readNumber(currentParam)];
  return [
    {
      facts: [
        [words.say('mode'), mode === undefined ? '-' : words.say(mode)],
        [words.say('vehicle'), words.say(asText(vehicleId) === '' ? 'notConnected' : 'connected')],
        [words.say('maximumCurrent'), power === null && current === null ? '-' : words.say('powerOver', { power: words.amount(power, 'kW'), current: words.amount(current, 'A') })],
      ],
    },
    {
      title: words.say('plans'),
      table: {
        columns: [words.say('days'), words.say('window'), words.say('target')],
        rows: objectsIn(data.plans).map((plan) => {
          const hours = asObject(plan.times) ?? objectsIn(plan.times)[0] ?? {};
          const [start, end] = [asText(hours.start), asText(hours.end)];
          const early = start !== '' && end !== '' && start >= end; // it begins on the day before
          return [weekText(plan.title, words), `${start || '-'}${early ? ` (${words.say('dayBefore')})` : ''} – ${end || '-'}`, words.amount(readNumber(plan.value), asText(plan.unit))];
        }),
      },
    },
  ];
};

const hvac: Detail['tell'] = (data, words) => {
  const degrees = (value: unknown) => words.amount(readNumber(value), '°C');
  return [
    { facts: [[words.say('operationMode'), words.say(`operationModes.${asText(asObject(data.operationMode)?.code ?? data.operationMode).toLowerCase()}`, { _: asText(asObject(data.operationMode)?.desc ?? data.operationMode) || '-' })], [words.say('defaultTemperature'), degrees(data.defaultTemperature)]] },
    { title: words.say('zones'), table: { columns: [words.say('zone'), words.say('currentTemperature'), words.say('targetTemperature')], rows: objectsIn(data.zones).map((zone) => [asText(zone.name) || asText(zone.zoneId) || '-', degrees(zone.currentTemperature), degrees(zone.targetTemperature)]) } },
    {
      title: words.say('schedules'),
      table: {
        columns: [words.say('days'), words.say('window'), words.say('temperature')],
        rows: objectsIn(data.schedules).flatMap((schedule) => objectsIn(schedule.times).map((one) => [weekText(schedule.weeks, words), windowText(one.start, one.end, words), degrees(one.temperature)])),
      },
    },
  ];
};

const STRATEGIES = ['energyTrading', 'capacityCharge', 'batteryStandBy', 'batteryForEv', 'gridFeedIn', 'overload'] as const;

/** Strategy types 1 to 6 in their order (spec 02 §4), each with how it stands. */
const strategies: Detail['tell'] = (data, { say }) => [
  {
    table: {
      columns: [say('number'), say('strategy'), say('state')],
      rows: STRATEGIES.map((key, place) => [String(place + 1), say(`kinds.${key}`), say(isOn(asObject(data.strategy)?.[key]) ? 'on' : 'off')]),
    },
  },
];

/** 1 on and 0 off; also 3 on and 2 off, as the status of an automation. */
export const isOn = (raw: unknown): boolean => ['1', '3', 'true'].includes(asText(asObject(raw)?.code ?? raw) || String(raw));

/** Every setting a drawer tells of (spec 02 §3, HS-017 to HS-026), as data. */
export const DETAILS = {
  automatic: { tell: strategies },
  rules: { of: 'rules', tell: rules },
  energyTrading: { tell: strategies },
  capacityCharge: { of: 'demanded', tell: (data, words) => [...amounts('kW', 'lastMonth.power', 'currentMonth.power', 'targetPower')(data, words), ...windows('timeList', 'startTime', 'endTime')(data, words)] },
  gridFeedIn: { of: 'gridFeedIn', tell: (data, words) => [...amounts('kW', 'gridFeedInPower')(data, words), ...windows('times', 'start', 'end')(data, words)] },
  overload: { of: 'overload', tell: amounts('kW', 'power') },
  batteryStandBy: { of: 'batteryStandBy', tell: times('blackoutStartTime', 'blackoutEndTime') },
  batteryForEv: { of: 'batteryForEv', tell: (data, words) => [...times('evChargingTime')(data, words), { note: words.say('boost') }] },
  battery: { tell: amounts('%', 'chargingDepth', 'dischargeDepth', 'chargingPowerUpperLimit', 'dischargePowerUpperLimit') },
  charger: { tell: charger },
  hvac: { tell: hvac },
} as const satisfies Record<string, Detail>;

export type DetailKind = keyof typeof DETAILS;

/** The kind of details a device has by its type; undefined for one that has none (spec 02 §3). */
export function deviceDetail(deviceType: string): DetailKind | undefined {
  const type = normal(deviceType);
  return ({ BATTERY: 'battery', ENERGY: 'battery', EVCHARGER: 'charger', CHP: 'charger', HVAC: 'hvac', HEATCOOL: 'hvac' } as const)[type];
}

/** What a drawer is of: a setting, or a setting of one of the devices by its place in the list. */
export interface DetailOf {
  readonly kind: DetailKind;
  readonly device?: number;
}

/** The sections of a drawer and when its setting was last changed, from a snapshot. */
export function detailOf(raw: unknown, { kind, device }: DetailOf, words: Words): { readonly sections: readonly Section[]; readonly updated: string } {
  const snapshot = asObject(raw) ?? {};
  const spec: Detail = DETAILS[kind];
  const setting = spec.of === undefined ? undefined : asObject(snapshot.extendInfo)?.[spec.of];
  const inner = asObject(setting)?.data ?? setting;
  const param = device === undefined ? undefined : asObject(objectsIn(snapshot.devices)[device]?.param);
  const data = spec.of === undefined ? (param ?? snapshot) : Array.isArray(inner) ? { list: inner } : (asObject(inner) ?? {});
  return { sections: spec.tell(data, words), updated: words.time(asObject(setting)?.lastUpdateTime ?? data.lastUpdateTime ?? (spec.of === undefined && device === undefined ? snapshot.snapshotCreateTime : undefined)) };
}
