import { beforeEach, expect, test } from 'vitest';
import { movableClock } from '../../../core/movableClock';
import { memoryStore } from '../../../store/memoryStore';
import { refuseUpgrade, upgradeOf, upgrades } from './upgrades';

const clock = movableClock(() => Date.parse('2026-11-23T08:00:00Z'));
const store = memoryStore();
const context = { store, clock };
const pack = { id: 'new', models: ['Hub'], version: '2.0.0', hardwareVersions: 'B1, B2' };
const hub = (deviceSn: string, hardwareVersion: string | null) => ({
  id: deviceSn,
  deviceSn,
  name: deviceSn,
  model: 'Hub',
  firmwareVersion: '1.9.0',
  hardwareVersion,
  online: 1,
});
const begin = (sn: string) => store.put('hems/device-ota', { id: sn, sn, packageId: pack.id, startedAt: clock() });

beforeEach(() => {
  store.clear();
  store.put('hems/ota-package', pack);
  store.put('hems/controller', hub('fits', 'B2'), hub('older', 'A1'), hub('unknown', null));
});

// covers H-143
test.each(['fits', 'unknown'])(
  'goes from waiting to the new version with the time of the backend: hardware that %s',
  (sn) => {
    begin(sn);
    const seen = [0, 15, 30, 40].map((seconds) => {
      clock.forward(seconds * 1000);
      const { status, progress, currentVersion, endTime } = upgradeOf(context, sn);
      return [status, progress, currentVersion, endTime !== null];
    });
    expect(seen).toEqual([
      ['waiting', 0, '1.9.0', false],
      ['downloading', 21, '1.9.0', false],
      ['installing', 64, '1.9.0', false],
      ['success', 100, '2.0.0', true],
    ]);
    expect(() => refuseUpgrade(context, sn, pack.id)).toThrow();
  },
);

test('fails on hardware the package is not for, once it is loaded, and may be tried again', () => {
  begin('older');
  clock.forward(39_000);
  expect(upgradeOf(context, 'older')).toMatchObject({ status: 'downloading', failReason: null, endTime: null });
  clock.forward(1_000);
  expect(upgradeOf(context, 'older')).toMatchObject({
    status: 'failed',
    currentVersion: '1.9.0',
    failReason: 'The package is for hardware B1, B2, this is A1.',
  });
  clock.forward(3_600_000);
  expect(upgrades(context).find(({ sn }) => sn === 'older')).toMatchObject({ status: 'failed', progress: 57 });
  expect(() => refuseUpgrade(context, 'older', pack.id)).not.toThrow();
});
