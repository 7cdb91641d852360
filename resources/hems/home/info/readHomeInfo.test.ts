import { describe, expect, it } from 'vitest';
import { readHomeInfo } from './readHomeInfo';

const nothing = { users: [], tariffs: [], byTypes: [], byDevices: [], devices: [] };

// covers H-001
describe('home info', () => {
  it.each([
    null,
    undefined,
    [],
    {},
    'x',
    { userInfoList: null, tariffInfoList: {}, strategyInfo: [], deviceInfoList: [null] },
  ])('of %j is empty', (raw) => expect(readHomeInfo(raw)).toEqual(nothing));

  // covers HE-018, HE-022, HE-023, HE-024
  it('reads users; ids may be numbers', () => {
    const { users } = readHomeInfo({
      userInfoList: [{ cusUserId: 9007199254740993n, cusUserEmail: 'a@b.nl', joinDate: '2026-01-02' }],
    });
    expect(users).toEqual([{ id: '9007199254740993', email: 'a@b.nl', joined: '2026-01-02' }]);
  });

  // covers HE-019, HE-025, HE-026, HE-027, HE-028, HE-029, HE-030, HE-031
  it('reads tariffs; codes may be plain', () => {
    const { tariffs } = readHomeInfo({
      tariffInfoList: [
        {
          tariffDirectionType: { code: 1, desc: 'Purchase' },
          priceType: { desc: 'Dynamic' },
          tariffName: 'Spot',
          retailerRegion: { code: 'NL', desc: 'Netherlands' },
          settingDate: '2026-01-03',
          businessId: 8,
          retailerId: 17,
        },
        { tariffDirectionType: 2, priceType: 'fixed', retailerId: null },
      ],
    });
    expect(tariffs).toEqual([
      {
        direction: { code: '1', text: 'Purchase' },
        priceType: { code: '', text: 'Dynamic' },
        name: 'Spot',
        area: 'Netherlands',
        set: '2026-01-03',
        businessId: '8',
        retailerId: '17',
      },
      {
        direction: { code: '2', text: '' },
        priceType: { code: 'fixed', text: '' },
        name: '',
        area: '',
        set: undefined,
        businessId: '',
        retailerId: '',
      },
    ]);
  });

  // covers HR-186, HR-065, HE-020, HE-032, HE-033
  it('reads strategies by types and by devices', () => {
    const { byTypes, byDevices } = readHomeInfo({
      strategyInfo: {
        strategyList: [
          { type: 1, name: 'Energy trading', status: 1 },
          { type: { code: 6, desc: 'Overload' }, status: '0' },
          { name: 'Other', status: { code: 7 } },
        ],
        deviceWithStrategyList: [
          { deviceName: 'Battery', deviceSn: 'S1', strategyList: [{ type: 3, name: 'Standby', status: true }] },
          { deviceName: 'Charger', name: 'Battery for EV', status: 0 },
          { deviceType: 'HVAC', strategyList: null },
        ],
      },
    });
    expect(byTypes).toEqual([
      { type: '1', name: 'Energy trading', on: true },
      { type: '6', name: 'Overload', on: false },
      { type: '', name: 'Other', on: undefined },
    ]);
    expect(byDevices).toEqual([
      { device: 'Battery', sn: 'S1', items: [{ type: '3', name: 'Standby', on: true }] },
      { device: 'Charger', sn: '', items: [{ type: '', name: 'Battery for EV', on: false }] },
      { device: 'HVAC', sn: '', items: [] },
    ]);
  });

  // covers HE-021, HE-034, HE-035, HE-036, HE-037, HE-038, HE-039, HE-040
  it('reads devices', () => {
    const meter = {
      deviceType: { desc: 'Meter' },
      deviceName: 'P1',
      deviceBrand: 'Gridsense',
      deviceModel: 'Link',
      status: { code: 1, desc: 'Online' },
      lastOnlineTime: 1780315509000,
    };
    const read = {
      type: 'Meter',
      name: 'P1',
      brand: 'Gridsense',
      model: 'Link',
      status: { code: '1', text: 'Online' },
      lastOnline: 1780315509000,
    };
    expect(
      readHomeInfo({ deviceInfoList: [{ ...meter, connectedTime: '2026-01-04 08:00:00' }, meter] }).devices,
    ).toEqual([
      { ...read, connected: '2026-01-04 08:00:00' },
      { ...read, connected: undefined },
    ]);
  });
});
