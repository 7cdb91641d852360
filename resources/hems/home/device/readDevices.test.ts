import { describe, expect, it } from 'vitest';
import { readDevices } from './readDevices';

const device = (given: object) => readDevices({ devices: [given] }).devices[0];

// covers H-023, H-071
describe('the controller', () => {
  // covers HE-290, HE-291, HE-292, HE-293, HE-294, HE-295
  it('is read', () => {
    const controller = {
      brandName: 'Hub',
      deviceSn: 9007199254740993n,
      online: '1',
      model: { desc: 'H1' },
      firmwareVersion: '1.2.0',
      lastOnlineTime: '2026-06-01 10:00:00',
      brandLogo: '/a.png',
    };
    expect(readDevices({ controller, devices: null })).toEqual({
      controller: {
        brand: 'Hub',
        logo: '/a.png',
        sn: '9007199254740993',
        online: true,
        model: 'H1',
        firmware: '1.2.0',
        lastOnline: '2026-06-01 10:00:00',
      },
      devices: [],
    });
  });

  it('takes its logo from the home when it has none', () =>
    expect(readDevices({ brandLogo: '/b.png', controller: { deviceSn: 'S' } }).controller?.logo).toBe('/b.png'));

  it.each([null, undefined, [], { controller: null }, { controller: {} }, { controller: { online: 0 } }, 'x'])(
    'is none in %j',
    (raw) => {
      expect(readDevices(raw)).toEqual({ controller: undefined, devices: [] });
    },
  );
});

describe('a device', () => {
  // covers HE-298, HE-299, HE-300, HE-301, HE-305, HE-306, HE-307, HE-308
  it('is read from numbers, texts and codes alike', () => {
    expect(
      device({
        deviceName: 'Wallbox',
        deviceType: '4',
        status: { code: 0, desc: 'Offline' },
        switchOpen: 1,
        registered: 0,
        deviceStatus: { desc: 'Charging' },
        box: 1,
        modeIcon: 'plugCharge',
        showIcons: ['home', null],
        liveData: { cycle: 12 },
      }),
    ).toMatchObject({
      name: 'Wallbox',
      type: '4',
      typeText: '',
      status: { type: '4', status: '0', switchOpen: true, registered: false, desc: 'Charging', faulty: false },
      box: true,
      mode: 'plugCharge',
      icons: ['home'],
      live: expect.arrayContaining([{ key: 'cycle', amount: { value: 12, unit: '' }, decimals: 0 }]),
    });
  });

  // covers HE-296, HE-297
  it.each([
    [
      { deviceType: 100, deviceTypeStr: 'ME_PV' },
      { type: '100', kind: 'ME_PV' },
    ],
    [
      { deviceType: 0, deviceTypeStr: 'Lighting' },
      { type: '0', kind: 'LIGHTING' },
    ],
    [{ deviceType: { code: 3, desc: 'Home battery' } }, { type: '3', kind: undefined, typeText: 'Home battery' }],
    [{ deviceType: 'ME_HVAC' }, { type: '103', kind: 'ME_HVAC' }],
    [{ deviceTypeStr: 'METER' }, { type: '1', kind: 'METER' }],
    [
      { deviceType: 77, deviceTypeStr: 'Pool robot' },
      { type: '', kind: undefined, typeText: 'Pool robot' },
    ],
    [{}, { type: '', kind: undefined, typeText: '' }],
  ])('has a type: %j', (raw, type) => expect(device(raw)).toMatchObject(type));

  it.each([
    [true, true],
    ['1', true],
    [{ boxId: 7 }, true],
    ['B-12', true],
    [false, false],
    [0, false],
    [null, false],
    ['', false],
  ])('has a box when %j says so', (box, has) => expect(device({ box })?.box).toBe(has));

  it.each([{ code: 'fault', desc: 'Störung' }, { desc: 'Fault' }, { desc: '故障' }])('is faulty: %j', (deviceStatus) =>
    expect(device({ deviceStatus })?.status.faulty).toBe(true),
  );

  it('comes in a list of its own, or not at all', () => {
    expect(readDevices([{ deviceName: 'A' }, null, 'x']).devices.map(({ name }) => name)).toEqual(['A']);
    expect(readDevices({ list: [{ deviceName: 'A' }] }).devices).toHaveLength(1);
  });
});
