import { expect, it } from 'vitest';
import { readHomeInfo } from '../info/readHomeInfo';
import { readUser } from '../../strategy/user-detail/summary/readUser';
import { goneDevices, presentDevices } from './readEquipment';

const { devices } = readHomeInfo({
  deviceInfoList: [
    { deviceType: 'EV charger', deviceName: 'Garage', connectedTime: '2026-11-12 14:20:00' },
    { deviceType: '光伏', deviceName: '屋顶', connectedTime: Date.parse('2026-10-24T23:30:00Z') },
    { deviceType: { code: 'ENERGY', desc: 'Home battery' }, deviceModel: 'Cell 10', connectedTime: null },
    { deviceType: 'Smart socket', deviceName: 'Lamp', connectedTime: '—' },
  ],
});

it('knows since when each device is there, on the clock of the station, and what it measures', () =>
  expect(presentDevices(devices, 'Europe/Amsterdam')).toEqual([
    { name: 'Garage', tone: 'charger', from: '2026-11-12' },
    { name: '屋顶', tone: 'solar', from: '2026-10-25' },
    { name: 'Cell 10', tone: 'battery' },
    { name: 'Lamp' },
  ]));

it('finds what was there on a day and is no longer', () => {
  const then = readUser({
    devices: [
      { deviceType: 'EV charger', deviceName: 'Garage' },
      { deviceType: 'EV charger', deviceName: 'Garage' },
      { deviceType: '热泵', model: 'Aero 8', deviceName: '' },
      { deviceType: '' },
    ],
  }).devices;
  expect(goneDevices(then, devices, '2026-10-28')).toEqual([
    { name: 'Garage', tone: 'charger', until: '2026-10-28' },
    { name: 'Aero 8', tone: 'heat', until: '2026-10-28' },
  ]);
});
