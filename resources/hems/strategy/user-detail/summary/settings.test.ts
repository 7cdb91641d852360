import { describe, expect, it } from 'vitest';
import { deviceSetting, settingIn } from './settingIn';
import { isOn } from './readUser';
import type { Words } from './ruleRows';

const words: Words = {
  say: (key, options) =>
    options && 'from' in options
      ? `${String(Reflect.get(options, 'from'))} – ${String(Reflect.get(options, 'to'))} +1`
      : options && 'min' in options
        ? `${key} ${Object.values(options).join()}`
        : key,
  amount: (value, unit) => (value === null ? '-' : `${value} ${unit}`),
};
const tell = (
  kind: Parameters<typeof settingIn>[1]['kind'],
  raw: unknown,
  device?: number,
): Readonly<Record<string, unknown>> =>
  settingIn(raw, { kind, ...(device !== undefined && { device }) }, 'Europe/Amsterdam', words).values;
const KINDS = [
  'automatic',
  'rules',
  'energyTrading',
  'capacityCharge',
  'gridFeedIn',
  'overload',
  'batteryStandBy',
  'batteryForEv',
  'battery',
  'charger',
  'hvac',
] as const;

describe('what a setting tells', () => {
  it('has its figures, and when it was changed', () => {
    // covers HS-017, HE-148, HE-212, HE-213, HE-214, HE-215, HE-216, HR-154
    const demanded = {
      data: {
        lastMonth: { power: '6.2' },
        currentMonth: { power: 5 },
        targetPower: null,
        timeList: [{ startTime: '17:00', endTime: '21:00' }],
      },
      lastUpdateTime: '2026-06-01 08:00:00',
    };
    expect(tell('capacityCharge', { extendInfo: { demanded } })).toEqual({
      lastMonthPower: 6.2,
      currentMonthPower: 5,
      targetPower: null,
      timeList: [{ start: '17:00', end: '21:00', day: null }],
      lastUpdateTime: '2026-06-01 08:00:00',
    });
    // covers HS-018, HE-149, HE-217, HE-218, HR-197
    expect(
      tell('gridFeedIn', {
        extendInfo: {
          gridFeedIn: {
            gridFeedInPower: 3,
            times: [{ start: '22:00', end: '06:00' }, { start: '06:00', end: '06:00' }, null],
          },
        },
      }),
    ).toMatchObject({
      gridFeedInPower: 3,
      times: [{ start: '22:00', end: '06:00', day: 'next' }, { day: 'next' }],
    });
    // covers HS-019, HE-150, HE-219
    expect(tell('overload', { extendInfo: { overload: { data: { power: 17 } } } })).toMatchObject({ power: 17 });
    // covers HS-021, HE-152, HE-222
    expect(
      tell('batteryForEv', { extendInfo: { batteryForEv: { evChargingTime: '2026-06-01 19:30:00' } } }),
    ).toMatchObject({ evChargingTime: '2026-06-01 19:30:00' });
    // covers HS-020, HE-151, HE-220, HE-221
    const batteryStandBy = {
      data: { blackoutStartTime: '2026-06-01 18:00:00', blackoutEndTime: '2026-06-02T00:00:00Z' },
      lastUpdateTime: '2026-05-01 08:00:00',
    };
    expect(tell('batteryStandBy', { extendInfo: { batteryStandBy } })).toEqual({
      blackoutStartTime: '2026-06-01 18:00:00',
      blackoutEndTime: '2026-06-02 02:00:00',
      lastUpdateTime: '2026-05-01 08:00:00',
    });
    // covers HS-022, HE-159, HE-160, HE-223, HE-224, HE-225, HE-226
    const param = {
      chargingDepth: 95,
      dischargeDepth: '10',
      chargingPowerUpperLimit: 80,
      dischargePowerUpperLimit: 70,
      lastUpdateTime: '2026-06-01 08:00:00',
    };
    expect(tell('battery', { devices: [{}, { param }] }, 1)).toEqual({ ...param, dischargeDepth: 10 });
  });

  it.each(KINDS)('of %s stands without anything', (kind) => {
    for (const raw of [
      null,
      {},
      { extendInfo: null, devices: null },
      {
        extendInfo: { rules: { data: null }, demanded: { data: { timeList: 'x', lastMonth: 3 } } },
        devices: [{ param: null }],
      },
      { devices: [{ param: { plans: [null], expandDto: 'x', schedules: {} } }] },
      'x',
    ])
      expect(() => tell(kind, raw, 0)).not.toThrow();
  });

  // covers HR-142, HR-186
  it('is on by 1 and 3', () =>
    expect([1, '1', 3, { code: 3 }, true, 0, 2, null, undefined].map(isOn)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]));
});

// covers HS-024, HR-194
it('writes rules out, and calls devices nobody knows unknown', () => {
  const rule = {
    // covers HE-237, HE-238, HE-239, HE-240, HE-241, HE-242
    name: 'Cheap',
    open: 1,
    updateTime: 'u',
    trigger: {
      operator: 'or',
      conditions: [
        { type: 'tariff_price_import', operator: 'LT', value: '12' },
        { type: 'SCHEDULE', operator: 'EQ', value: '18:00' },
        { type: 'BATTERY_SOC', operator: 'GE', value: 60, param: { deviceSns: [{ deviceSn: '1' }] } },
      ],
    },
    // covers HR-195, HE-250, HE-251, HE-252, HE-253, HE-254, HE-255
    actions: [
      {
        type: 'BATTERY_CHARGE',
        param: { deviceSoc: { value: 90, max: '95', min: 10 }, deviceSns: [{ deviceName: 'Cell' }] },
      },
      { type: 'SEND_MESSAGE', param: { message: 'Hi' } },
    ],
    // covers HE-243, HE-244, HE-245, HR-196, HR-315
    effectivePeriod: { type: 'CUSTOM', param: { weeks: [1, 7], times: { start: '22:00', end: '06:00' } } },
  };
  // covers HE-147, HE-246, HE-247, HE-248, HE-249, HE-256
  expect(
    tell('rules', { extendInfo: { rules: { data: [rule, null, { effectivePeriod: { type: 'ALL_DAY' } }] } } }).rules,
  ).toEqual([
    {
      name: 'Cheap',
      open: 1,
      trigger: 'operators.OR',
      // covers HR-190, HR-191, HR-192, HR-193, HR-157, HE-257
      conditions:
        'conditions.TARIFFPRICEIMPORT < 12 c/kWh; conditions.SCHEDULE = 18:00; conditions.BATTERYSOC (unknown) ≥ 60 %',
      actions: 'actions.BATTERYCHARGE 90 % levels.between 10 %,95 % (Cell); actions.SENDMESSAGE “Hi”',
      effective: 'weekdays.1andweekdays.7 22:00 – 06:00 +1',
      updateTime: 'u',
    },
    expect.objectContaining({ name: '-', open: 0, conditions: '', effective: 'everyday' }),
  ]);
  expect(tell('rules', { extendInfo: { rules: [rule] } }).rules).toHaveLength(1);
  const levels = [{ value: 90 }, { value: 20, min: 5 }, { max: 80 }, { value: null, min: null, max: '' }, 'x'];
  const actions = levels.map((deviceSoc) => ({ type: 'BATTERY_CHARGE', param: { deviceSoc } }));
  expect(tell('rules', { extendInfo: { rules: [{ actions }] } }).rules).toMatchObject([
    {
      actions: ['90 %', '20 % levels.atLeast 5 %,-', 'levels.atMost -,80 %', '', '']
        .map((level) => `actions.BATTERYCHARGE ${level}`.trim())
        .join('; '),
    },
  ]);
});

// covers HS-023
it('tells chargers with their plans, and heat by zones and weeks', () => {
  // covers HR-143
  expect([
    deviceSetting('EV charger'),
    deviceSetting('Battery'),
    deviceSetting('hvac'),
    deviceSetting('Meter'),
  ]).toEqual(['charger', 'battery', 'hvac', undefined]);
  // covers HE-227, HE-228, HE-229, HE-230, HE-231, HR-198, HR-199, HR-314
  const charger = {
    expandDto: { plugCharge: 0, smartChargeV3: '1', powerParam: 11, currentParam: 16, vehicleId: 'V' },
    plans: [{ title: '6,7', times: { start: '22:00', end: '07:00' }, value: 80, unit: '%' }],
  };
  expect(tell('charger', { devices: [{ param: charger }] }, 0)).toMatchObject({
    mode: 'smartCharge',
    vehicle: 1,
    maximumCurrent: '11 kW / 16 A',
    // covers HE-232, HE-233, HE-234, HE-235, HE-236, HR-200, HR-156
    plans: [{ title: [6, 7], start: '22:00', end: '07:00', day: 'before', target: '80%' }],
  });
  const plan = {
    title: [1],
    times: [
      { start: '23:00', end: '05:00' },
      { start: '12:00', end: '13:00' },
    ],
    value: '80.000',
    unit: '%',
  };
  expect(
    tell(
      'charger',
      {
        devices: [
          {
            param: {
              expandDto: { powerParam: '11.0399999', currentParam: { value: '16.0', unit: 'A' } },
              plans: [plan, { title: [2], times: null, value: { value: 12, unit: 'kWh' } }],
            },
          },
        ],
      },
      0,
    ),
  ).toMatchObject({
    maximumCurrent: '11.04 kW / 16 A',
    plans: [
      { start: '23:00', day: 'before', target: '80%' },
      { start: '12:00', day: null, target: '80%' },
      { title: [2], target: '12 kWh' },
    ],
  });
  expect(tell('charger', { devices: [{ param: {} }] }, 0)).toMatchObject({ mode: null, vehicle: 0, plans: [] });
  // covers HS-025, HE-161, HR-094
  const hvac = {
    operationMode: 'heat',
    defaultTemperature: 18,
    zones: [{ zoneId: 'Bath', currentTemperature: 19, targetTemperature: 21 }],
    schedules: [{ weeks: [1], times: [{ start: '06:00', end: '08:00', temperature: 21 }] }],
  };
  expect(tell('hvac', { devices: [{ param: hvac }] }, 0)).toMatchObject({
    operationMode: 'heat',
    defaultTemperature: 18,
    zones: [{ name: 'Bath', currentTemperature: 19, targetTemperature: 21 }],
    schedules: [{ weeks: [1], start: '06:00', end: '08:00', day: null, temperature: 21 }],
  });
});

// covers HS-026, HR-188
it('lists the six strategies in their order', () => {
  expect(
    Object.entries(tell('automatic', { strategy: { energyTrading: 1, overload: 3, gridFeedIn: 2 } })).filter(
      ([name]) => !name.startsWith('$'),
    ),
  ).toEqual([
    ['energyTrading', 1],
    ['capacityCharge', null],
    ['batteryStandBy', null],
    ['batteryForEv', null],
    ['gridFeedIn', 0],
    ['overload', 1],
    ['lastUpdateTime', null],
  ]);
});
