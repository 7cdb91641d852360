import { addDays } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { seedOf } from '../../../energy/chance/seedOf';
import { seedId } from '../../../core/ids';
import { timeText } from '../../../core/clock';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import { commercialSites, devices } from '../../../world/world';
import { cloudType } from './deviceTypes';
import { productAt } from './seedLibrary';

const METERS: Readonly<Record<string, string>> = { gridMeter: 'grid', loadMeter: 'load' };
const PLATFORMS = ['iSolarCloud', 'FusionSolar', 'SEMS'];

/** The devices of the world's sites, as the energy cloud keeps them. */
export function seedDevices({ store, clock }: BackendContext): void {
  for (const [place, site] of commercialSites.entries()) {
    const chinese = site.country === 'CN';
    const batteries = devices(site).filter(({ type }) => type === 'bms');
    const docs = devices(site).flatMap((device): Doc[] => {
      const deviceType = cloudType(device.type);
      if (!deviceType) return [];
      const number = String((device.type === 'bms' ? batteries.indexOf(device) : device.place) + 1);
      const name = chinese
        ? `${site.name.zh}${device.name.zh.replace(/\d+/, number)}`
        : `${site.name.en} ${device.name.en.replace(/\d+/, number)}`;
      return [
        {
          id: device.id,
          tenantId: tenantId(site.tenant),
          name,
          deviceCode: `D-${device.sn}`,
          deviceType,
          sn: device.sn,
          stationId: site.id,
          ...productAt(device.type, place),
          parentId: null,
          controllerId: null,
          meterType: METERS[device.type] ?? null,
          ratedPower: device.rated === null || device.type === 'bms' ? null : Math.round(device.rated * 100) / 100,
          commissioningDate: site.since,
          warrantyDate: addDays(site.since, 3650),
          silent: seedOf('silent', device.sn) % 40 === 0,
          createTime: timeText(Date.parse(site.since)),
          updateTime: timeText(Date.parse(site.since)),
        },
      ];
    });
    store.put('cloud/device', ...docs);
  }
  const time = timeText(clock() - 86_400_000);
  const some = store
    .all('cloud/device')
    .filter(({ deviceType }) => deviceType === 'inverter')
    .slice(0, 12);
  store.put(
    'cloud/third-party-device',
    ...some.map((device, index) => ({
      id: seedId(`third ${device.id}`),
      tenantId: device.tenantId,
      name: device.name,
      platform: PLATFORMS[index % 3],
      thirdDeviceId: `TP${String(900_100 + index)}`,
      type: 'inverter',
      stationId: device.stationId,
      syncStatus: ['synced', 'synced', 'unsynced', 'failed'][index % 4],
      syncTime: index % 4 < 2 ? time : null,
      createTime: time,
      updateTime: time,
    })),
  );
}
