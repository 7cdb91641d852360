import { addDays, wallClockAt } from '@/schema/dates';
import { seedOf } from '../../../energy/chance/seedOf';
import type { Locale } from '../../../core/texts';
import { devicesOf } from '../home/devices/devicesOf';
import { deviceWords } from '../home/devices/deviceWords';
import { toldBetween } from '../home/energy/told';
import { strategiesOf } from '../home/strategies/strategiesOf';
import type { Customer } from './customer';

const highest = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(Math.max(...values) * 100) / 100;

/** Highest mean of a quarter of an hour in a month, kW: what capacity charge bills. */
function peakOf(customer: Customer, from: string, to: string): number | null {
  const steps = toldBetween(customer, Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`));
  const quarters = new Map<number, number[]>();
  for (const { at, import: drawn } of steps)
    quarters.set(at - (at % 900_000), [...(quarters.get(at - (at % 900_000)) ?? []), drawn]);
  return highest([...quarters.values()].map((parts) => parts.reduce((sum, part) => sum + part, 0) / parts.length));
}

/** When something of a home was last changed: some day before, the same each time. */
function changed({ home }: Customer, what: string, day: string): string {
  const seed = seedOf('changed', home.id, what);
  return `${addDays(day, -(3 + (seed % 60)))} ${String(7 + (seed % 14)).padStart(2, '0')}:${String(seed % 60).padStart(2, '0')}:00`;
}

function rulesOf(customer: Customer, day: string, locale: Locale): object[] {
  const { home, site } = customer;
  const devices = site ? devicesOf(home, site) : [];
  const sn = (kind: string) => devices.find((one) => one.kind === kind)?.sn ?? 'UNKNOWN-0';
  const text = (en: string, zh: string) => ({ en, zh })[locale];
  const all = [
    {
      name: text('Charge when it is cheap', '低价充电'),
      open: 1,
      updateTime: changed(customer, 'rule 1', day),
      trigger: {
        operator: 'AND',
        conditions: [
          { type: 'TARIFF_PRICE_IMPORT', operator: 'LT', value: 12, param: {} },
          {
            type: 'BATTERY_SOC',
            operator: 'LE',
            value: 60,
            param: { deviceSns: [{ deviceSn: sn('battery'), deviceName: deviceWords.battery[locale] }] },
          },
        ],
      },
      actions: [
        {
          type: 'BATTERY_CHARGE',
          param: {
            deviceSns: [{ deviceSn: sn('battery'), deviceName: deviceWords.battery[locale] }],
            deviceSoc: { value: 90, max: 95, min: 10 },
          },
        },
      ],
      effectivePeriod: { type: 'CUSTOM', param: { weeks: [1, 2, 3, 4, 5], times: { start: '22:00', end: '06:00' } } },
    },
    {
      name: text('Tell me about a high draw', '购电功率过高提醒'),
      open: 0,
      updateTime: changed(customer, 'rule 2', day),
      trigger: {
        operator: 'OR',
        conditions: [
          { type: 'GRID_IMPORT_POWER', operator: 'GT', value: 8, param: {} },
          { type: 'SCHEDULE', operator: 'EQ', value: '18:00', param: {} },
        ],
      },
      actions: [
        { type: 'SEND_MESSAGE', param: { message: text('The home draws more than 8 kW.', '家庭购电功率超过 8 kW') } },
        { type: 'RELAY_OFF', param: { deviceSns: [{ deviceSn: sn('relay') }] } },
      ],
      effectivePeriod: { type: 'ALL_DAY', param: {} },
    },
  ];
  return site?.battery ? all : all.slice(1);
}

function paramOf(customer: Customer, kind: string, day: string): object {
  const { site } = customer;
  const lastUpdateTime = changed(customer, kind, day);
  if (kind === 'battery')
    return {
      chargingDepth: 95,
      dischargeDepth: 10,
      chargingPowerUpperLimit: 100,
      dischargePowerUpperLimit: 90,
      lastUpdateTime,
    };
  if (kind === 'charger') {
    const smart = site?.charger?.smart === true;
    return {
      lastUpdateTime,
      expandDto: {
        plugCharge: smart ? 0 : 1,
        smartChargeV3: smart ? 1 : 0,
        powerParam: site?.charger?.power ?? null,
        currentParam: site?.charger && site.charger.power > 7.4 ? 16 : 32,
        vehicleId: smart ? 'EV-8812' : null,
      },
      plans: smart
        ? [
            { title: [1, 2, 3, 4, 5], times: { start: '22:30', end: '07:00' }, value: 80, unit: '%' },
            { title: '6,7', times: { start: '10:00', end: '17:00' }, value: 200, unit: 'km' },
          ]
        : [],
    };
  }
  if (kind === 'heating') {
    const set = site?.hvac?.set ?? 20;
    return {
      lastUpdateTime,
      operationMode: 'heat',
      defaultTemperature: set - 2,
      zones: [
        { zoneId: '1', name: 'Living room', currentTemperature: set - 0.4, targetTemperature: set },
        { zoneId: '2', name: 'Bedroom', currentTemperature: set - 2.2, targetTemperature: set - 2 },
      ],
      schedules: [
        {
          weeks: [1, 2, 3, 4, 5],
          times: [
            { start: '06:30', end: '08:30', temperature: set },
            { start: '17:00', end: '22:30', temperature: set },
          ],
        },
        { weeks: [6, 7], times: [{ start: '08:00', end: '23:00', temperature: set }] },
      ],
    };
  }
  return { lastUpdateTime };
}

const TYPES: Readonly<Record<string, string>> = { battery: 'Battery', charger: 'EV charger', heating: 'HVAC' };

/** H-043: a customer user with the settings of his home as they were on a day (spec 02 §3). */
export function snapshotOf(customer: Customer, day: string, locale: Locale) {
  const { user, home, site, today, now, zone } = customer;
  const states = strategiesOf(home, site);
  const flag = (state: number) => (state === 3 ? 1 : 0);
  const month = `${day.slice(0, 7)}-01`;
  const setting = (what: string, data: object) => ({ data, lastUpdateTime: changed(customer, what, day) });
  const rules = rulesOf(customer, day, locale);
  return {
    userId: user.cusUserId,
    email: user.cusUserEmail,
    country: home.countryCode,
    timeZone: zone,
    stationId: home.id,
    homeName: home.name,
    tariff: { importProduct: site?.tariff.name ?? null, exportProduct: site?.pv ? `${site.tariff.name}` : null },
    strategy: Object.fromEntries(
      (
        [
          'automatic',
          'energyTrading',
          'capacityCharge',
          'gridFeedIn',
          'overload',
          'batteryStandBy',
          'batteryForEv',
        ] as const
      ).map((key) => [key, flag(states[key])]),
    ),
    extendInfo: {
      ifttt: rules.length > 0 ? 1 : 0,
      rules: setting('rules', rules),
      demanded: setting('demanded', {
        lastMonth: { power: peakOf(customer, addDays(month, -1).slice(0, 8) + '01', month) },
        currentMonth: { power: peakOf(customer, month, addDays(today, 1)) },
        targetPower: site?.capacityTarget ?? null,
        timeList: [
          { startTime: '07:00', endTime: '11:00' },
          { startTime: '17:00', endTime: '21:00' },
        ],
        lastUpdateTime: changed(customer, 'demanded', day),
      }),
      gridFeedIn: setting('gridFeedIn', {
        gridFeedInPower: site?.pv?.feedInLimit ?? null,
        times: [{ start: '10:00', end: '16:00' }],
      }),
      overload: setting('overload', { power: site?.connection ?? null }),
      batteryStandBy: setting('batteryStandBy', {
        blackoutStartTime: `${day} 18:00:00`,
        blackoutEndTime: `${addDays(day, 1)} 02:00:00`,
      }),
      batteryForEv: setting('batteryForEv', { evChargingTime: `${day} 19:30:00` }),
    },
    devices: (site ? devicesOf(home, site) : []).map(({ kind, brand, model, sn, suffix, reachable }) => ({
      deviceType: TYPES[kind] ?? deviceWords[kind].en,
      deviceSn: sn,
      brand,
      model,
      deviceName: `${deviceWords[kind][locale]}${suffix}`,
      online: reachable && (site?.offlineSince ?? Infinity) > now ? 1 : 0,
      ai: ['battery', 'charger', 'heating'].includes(kind) && states.automatic === 3 ? 1 : 0,
      param: paramOf(customer, kind, day),
    })),
    snapshotCreateTime: day === today ? wallClockAt(new Date(now - (now % 300_000)), zone) : `${day} 23:55:00`,
  };
}
