import { describe, expect, it } from 'vitest';
import { detailOf, deviceDetail, isOn, weekText, windowText, type Words } from './details';

const words: Words = {
  say: (key, options) => (options && '_' in options && key.includes('.') && !key.startsWith('operators') ? `${key}` : options && 'from' in options ? `${String(Reflect.get(options, 'from'))} – ${String(Reflect.get(options, 'to'))} +1` : key),
  amount: (value, unit) => (value === null ? '-' : `${value} ${unit}`),
  time: (raw) => (raw === undefined ? '-' : String(raw)),
};
const tell = (kind: Parameters<typeof detailOf>[1]['kind'], raw: unknown, device?: number) => detailOf(raw, { kind, ...(device !== undefined && { device }) }, words);

describe('what a setting tells', () => {
  it('has its figures in their units, and when it was changed', () => {
    // covers HS-017, HE-148, HE-212, HE-213, HE-214, HE-215, HE-216
    const demanded = { data: { lastMonth: { power: '6.2' }, currentMonth: { power: 5 }, targetPower: null, timeList: [{ startTime: '17:00', endTime: '21:00' }] }, lastUpdateTime: '2026-06-01 08:00:00' };
    expect(tell('capacityCharge', { extendInfo: { demanded } })).toEqual({
      sections: [
        { facts: [['lastMonth.power', '6.2 kW'], ['currentMonth.power', '5 kW'], ['targetPower', '-']] },
        { title: 'timeList', table: { columns: ['window'], rows: [['17:00 – 21:00']] } },
      ],
      updated: '2026-06-01 08:00:00',
    });
    // covers HS-018, HE-149, HE-217, HE-218
    expect(tell('gridFeedIn', { extendInfo: { gridFeedIn: { gridFeedInPower: 3, times: [{ start: '22:00', end: '06:00' }] } } }).sections).toEqual([
      { facts: [['gridFeedInPower', '3 kW']] },
      { title: 'times', table: { columns: ['window'], rows: [['22:00 – 06:00 +1']] } },
    ]);
    // covers HS-019, HE-150, HE-219
    expect(tell('overload', { extendInfo: { overload: { data: { power: 17 } } } }).sections).toEqual([{ facts: [['power', '17 kW']] }]);
    // covers HS-021, HE-152, HE-222
    expect(tell('batteryForEv', { extendInfo: { batteryForEv: { evChargingTime: 't' } } }).sections).toEqual([{ facts: [['evChargingTime', 't']] }, { note: 'boost' }]);
    // covers HS-020, HE-151, HE-220, HE-221
    const batteryStandBy = { data: { blackoutStartTime: 'from', blackoutEndTime: 'to' }, lastUpdateTime: 'then' };
    expect(tell('batteryStandBy', { extendInfo: { batteryStandBy } })).toEqual({ sections: [{ facts: [['blackoutStartTime', 'from'], ['blackoutEndTime', 'to']] }], updated: 'then' });
    // covers HS-022, HE-159, HE-160, HE-223, HE-224, HE-225, HE-226
    const param = { chargingDepth: 95, dischargeDepth: 10, chargingPowerUpperLimit: 80, dischargePowerUpperLimit: 70, lastUpdateTime: 'now' };
    expect(tell('battery', { devices: [{}, { param }] }, 1)).toEqual({
      sections: [{ facts: [['chargingDepth', '95 %'], ['dischargeDepth', '10 %'], ['chargingPowerUpperLimit', '80 %'], ['dischargePowerUpperLimit', '70 %']] }],
      updated: 'now',
    });
  });

  it.each(['automatic', 'rules', 'capacityCharge', 'gridFeedIn', 'overload', 'batteryStandBy', 'batteryForEv', 'battery', 'charger', 'hvac'] as const)('of %s stands without anything', (kind) => {
    for (const raw of [null, {}, { extendInfo: null, devices: null }, { extendInfo: { rules: { data: null } }, devices: [{ param: null }] }, 'x']) expect(() => tell(kind, raw, 0)).not.toThrow();
  });

  // covers HR-142, HR-186
  it('is on by 1 and 3', () => expect([1, '1', 3, { code: 3 }, true, 0, 2, null, undefined].map(isOn)).toEqual([true, true, true, true, true, false, false, false, false]));

  // covers HR-196, HR-197, HR-156
  it('names days of the week, and windows that end on the next day', () => {
    expect([weekText([1, 7], words), weekText('1,2,3,4,5,6,7', words), weekText(null, words)]).toEqual(['weekdays.1andweekdays.7', 'everyday', '-']);
    expect([windowText('06:00', '06:00', words), windowText('06:00', '07:00', words), windowText('', null, words)]).toEqual(['06:00 – 06:00 +1', '06:00 – 07:00', '-']);
  });
});

// covers HS-024, HR-194
it('writes rules out, and calls devices nobody knows unknown', () => {
  const rule = {
    // covers HE-237, HE-238, HE-239, HE-240, HE-241, HE-242
    name: 'Cheap', open: 1, updateTime: 'u', trigger: { operator: 'or', conditions: [{ type: 'tariff_price_import', operator: 'LT', value: '12' }, { type: 'SCHEDULE', operator: 'EQ', value: '18:00' }, { type: 'BATTERY_SOC', operator: 'GE', value: 60, param: { deviceSns: [{ deviceSn: '1' }] } }] },
    // covers HR-195, HE-250, HE-251, HE-252, HE-253
    actions: [{ type: 'BATTERY_CHARGE', param: { deviceSoc: { value: 90 }, deviceSns: [{ deviceName: 'Cell' }] } }, { type: 'SEND_MESSAGE', param: { message: 'Hi' } }],
    // covers HE-243, HE-244, HE-245
    effectivePeriod: { type: 'CUSTOM', param: { weeks: [1], times: { start: '22:00', end: '06:00' } } },
  };
  // covers HE-147, HE-246, HE-247, HE-248, HE-249, HE-256
  expect(tell('rules', { extendInfo: { rules: { data: [rule, null] } } }).sections).toEqual([
    {
      title: 'Cheap',
      facts: [
        ['open', 'on'],
        ['trigger', 'operators.OR'],
        // covers HR-190, HR-191, HR-192, HR-193, HR-157, HE-257
        ['conditionsOf', 'conditions.TARIFFPRICEIMPORT < 12 c/kWh; conditions.SCHEDULE = 18:00; conditions.BATTERYSOC (unknown) ≥ 60 %'],
        ['actionsOf', 'actions.BATTERYCHARGE 90 % (Cell); actions.SENDMESSAGE “Hi”'],
        ['effective', 'weekdays.1 22:00 – 06:00 +1'],
        ['updateTime', 'u'],
      ],
    },
  ]);
});

// covers HS-023
it('tells chargers with their plans, and heat by zones and weeks', () => {
  // covers HR-143
  expect([deviceDetail('EV charger'), deviceDetail('Battery'), deviceDetail('hvac'), deviceDetail('Meter')]).toEqual(['charger', 'battery', 'hvac', undefined]);
  // covers HE-227, HE-228, HE-229, HE-230, HE-231, HR-198, HR-199
  const charger = { expandDto: { plugCharge: 0, smartChargeV3: '1', powerParam: 11, currentParam: 16, vehicleId: 'V' }, plans: [{ title: '6,7', times: { start: '22:00', end: '07:00' }, value: 80, unit: '%' }] };
  expect(tell('charger', { devices: [{ param: charger }] }, 0).sections).toEqual([
    { facts: [['mode', 'smartCharge'], ['vehicle', 'connected'], ['maximumCurrent', 'powerOver']] },
    // covers HE-232, HE-233, HE-234, HE-235, HE-236, HR-200
    { title: 'plans', table: { columns: ['days', 'window', 'target'], rows: [['weekdays.6andweekdays.7', '22:00 (dayBefore) – 07:00', '80 %']] } },
  ]);
  // covers HS-025, HE-161, HR-094
  const hvac = { operationMode: 'heat', defaultTemperature: 18, zones: [{ name: 'Bath', currentTemperature: 19, targetTemperature: 21 }], schedules: [{ weeks: [1], times: [{ start: '06:00', end: '08:00', temperature: 21 }] }] };
  expect(tell('hvac', { devices: [{ param: hvac }] }, 0).sections).toEqual([
    { facts: [['operationMode', 'operationModes.heat'], ['defaultTemperature', '18 °C']] },
    { title: 'zones', table: { columns: ['zone', 'currentTemperature', 'targetTemperature'], rows: [['Bath', '19 °C', '21 °C']] } },
    { title: 'schedules', table: { columns: ['days', 'window', 'temperature'], rows: [['weekdays.1', '06:00 – 08:00', '21 °C']] } },
  ]);
});

// covers HS-026, HR-188
it('lists the six strategies in their order', () => {
  expect(tell('automatic', { strategy: { energyTrading: 1, overload: 3 } }).sections[0]?.table?.rows.map(([number, , state]) => [number, state])).toEqual([['1', 'on'], ['2', 'off'], ['3', 'off'], ['4', 'off'], ['5', 'off'], ['6', 'on']]);
});
