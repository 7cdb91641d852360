import { codes, dateTime, enumeration, number, percent, rows, text, type Fields, type WireRow } from '@/dsl';

const shown = { readOnly: true } as const;
const power = (...aliases: readonly string[]) => number({ ...shown, unit: 'kW', decimals: 2, aliases });
const degrees = () => number({ ...shown, unit: '°C', decimals: 1 });
/** 1 on and 0 off; also 3 on and 2 off, as the status of an automation. */
const onOff = (...aliases: readonly string[]) =>
  enumeration([1, 0], {
    ...shown,
    shared: 'hems.onOff',
    tones: { 1: 'success', 0: 'neutral' },
    codeAliases: { 3: 1, 2: 0 },
    aliases,
  });
const weekdays = () => codes([1, 2, 3, 4, 5, 6, 7], { ...shown, shared: 'hems.weekdayShort' });
/** Each row by itself: beside a page there is no room for its columns. */
const stacked = { ...shown, stacked: true } as const;
/** A window on a wall clock; `day` says where it ends on the next day, or began on the day before. */
const hours = {
  start: text(shown),
  end: text(shown),
  day: enumeration(['next', 'before'], { ...shown, shared: 'hems.windowDay' }),
} as const;

/** All that settings of a home tell (spec 02 §3, HS-017 to HS-026). */
export const userSettingFields = {
  energyTrading: onOff('strategy.energyTrading'),
  capacityCharge: onOff('strategy.capacityCharge'),
  batteryStandBy: onOff('strategy.batteryStandBy'),
  batteryForEv: onOff('strategy.batteryForEv'),
  gridFeedIn: onOff('strategy.gridFeedIn'),
  overload: onOff('strategy.overload'),
  lastMonthPower: power('lastMonth.power'),
  currentMonthPower: power('currentMonth.power'),
  targetPower: power(),
  timeList: rows(hours, shown),
  gridFeedInPower: power(),
  times: rows(hours, shown),
  power: power(),
  blackoutStartTime: dateTime(shown),
  blackoutEndTime: dateTime(shown),
  evChargingTime: dateTime(shown),
  // covers HR-155
  chargingDepth: percent(shown),
  dischargeDepth: percent(shown),
  chargingPowerUpperLimit: percent(shown),
  dischargePowerUpperLimit: percent(shown),
  mode: enumeration(['plugCharge', 'smartCharge'], shown),
  vehicle: enumeration([1, 0], shown),
  maximumCurrent: text(shown),
  plans: rows({ title: weekdays(), ...hours, target: text(shown) }, stacked),
  operationMode: enumeration(['heat', 'cool', 'auto', 'dry', 'fan', 'off'], shown),
  defaultTemperature: degrees(),
  zones: rows(
    { name: text({ ...shown, aliases: ['zoneId'] }), currentTemperature: degrees(), targetTemperature: degrees() },
    shown,
  ),
  schedules: rows({ weeks: weekdays(), ...hours, temperature: degrees() }, stacked),
  rules: rows(
    {
      name: text(shown),
      open: onOff(),
      trigger: text(shown),
      conditions: text(shown),
      actions: text(shown),
      effective: text(shown),
      updateTime: dateTime(shown),
    },
    stacked,
  ),
  lastUpdateTime: dateTime(shown),
} as const satisfies Fields;

/** A setting that can be looked at: what it shows, and how that stands on the wire. */
interface UserSetting {
  /** Its part of `extendInfo`; without one it is told of a device's `param`, or of the whole snapshot. */
  readonly of?: string;
  readonly shows: readonly (keyof typeof userSettingFields)[];
  /** Changes its part before its fields are decoded. */
  read?(row: WireRow): WireRow;
}

const isRow = (value: unknown): value is WireRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly WireRow[] =>
  Array.isArray(value) ? value.filter(isRow) : isRow(value) ? [value] : [];
const isOne = (value: unknown): boolean => ['1', 'true'].includes(String(isRow(value) ? value.code : value));
/** Two decimals at most (spec 02 §9). */
const tidy = (value: string | number): string =>
  Number.isFinite(Number(value)) ? String(Number(Number(value).toFixed(2))) : String(value);
/** `11.04 kW`, of a value or of one that says its unit itself; nothing of nothing. */
function withUnit(given: unknown, usual: unknown): string[] {
  const { value, unit = usual } = isRow(given) ? given : { value: given };
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? [unit === '%' ? `${tidy(value)}%` : [tidy(value), unit].filter(Boolean).join(' ')]
    : [];
}

/** A window as a row; one that starts at or after its end runs over midnight (spec 02 §4). */
function windowOf(row: WireRow, over: 'next' | 'before' = 'next'): WireRow {
  const [start, end] = [row.start ?? row.startTime, row.end ?? row.endTime];
  return {
    ...row,
    start,
    end,
    day:
      typeof start === 'string' && typeof end === 'string' && start !== '' && end !== '' && start >= end ? over : null,
  };
}

const STRATEGIES = [
  'energyTrading',
  'capacityCharge',
  'batteryStandBy',
  'batteryForEv',
  'gridFeedIn',
  'overload',
] as const;

/** The settings of a home by their kind; strategies in the order of their types 1 to 6 (spec 02 §4). */
export const userSettings = {
  automatic: { shows: STRATEGIES },
  rules: { of: 'rules', shows: ['rules'] },
  energyTrading: { shows: STRATEGIES },
  capacityCharge: {
    of: 'demanded',
    shows: ['lastMonthPower', 'currentMonthPower', 'targetPower', 'timeList'],
    read: (row) => ({ ...row, timeList: listOf(row.timeList).map((one) => windowOf(one)) }),
  },
  gridFeedIn: {
    of: 'gridFeedIn',
    shows: ['gridFeedInPower', 'times'],
    read: (row) => ({ ...row, times: listOf(row.times).map((one) => windowOf(one)) }),
  },
  overload: { of: 'overload', shows: ['power'] },
  batteryStandBy: { of: 'batteryStandBy', shows: ['blackoutStartTime', 'blackoutEndTime'] },
  batteryForEv: { of: 'batteryForEv', shows: ['evChargingTime'] },
  battery: { shows: ['chargingDepth', 'dischargeDepth', 'chargingPowerUpperLimit', 'dischargePowerUpperLimit'] },
  charger: {
    shows: ['mode', 'vehicle', 'maximumCurrent', 'plans'],
    read: (row) => {
      const { plugCharge, smartChargeV3, powerParam, currentParam, vehicleId } = listOf(row.expandDto)[0] ?? {};
      return {
        ...row,
        mode: isOne(plugCharge) ? 'plugCharge' : isOne(smartChargeV3) ? 'smartCharge' : null,
        vehicle: vehicleId === null || vehicleId === undefined || vehicleId === '' ? 0 : 1,
        maximumCurrent: [...withUnit(powerParam, 'kW'), ...withUnit(currentParam, 'A')].join(' / '),
        plans: listOf(row.plans).flatMap(({ title, times, value, unit }) => {
          const windows = listOf(times);
          return (windows.length > 0 ? windows : [{}]).map((one) => ({
            ...windowOf(one, 'before'),
            title,
            target: withUnit(value, unit).join(''),
          }));
        }),
      };
    },
  },
  hvac: {
    shows: ['operationMode', 'defaultTemperature', 'zones', 'schedules'],
    read: (row) => ({
      ...row,
      schedules: listOf(row.schedules).flatMap(({ weeks, times }) =>
        listOf(times).map((one) => ({ ...windowOf(one), weeks })),
      ),
    }),
  },
} as const satisfies Record<string, UserSetting>;

export type SettingKind = keyof typeof userSettings;

/** A setting as rows of one type, whichever it is. */
export const userSetting = (kind: SettingKind): UserSetting => userSettings[kind];
