import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { orgId, tenantId } from '../../../../seed/seedCompanies';
import { devices } from '../../../../world/world';
import { pvSites } from '../pvSites';

const VENDORS = [
  ['huawei', 'FusionSolar', 'password'],
  ['sungrow', 'iSolarCloud', 'appKey'],
  ['growatt', 'ShinePhone', 'token'],
  ['goodwe', 'SEMS', 'password'],
  ['ginlong', 'SolisCloud', 'appKey'],
  ['solaredge', 'SolarEdge Monitoring', 'token'],
  ['other', '阳光汇聚平台', 'password'],
  ['other', 'Meteocontrol', 'appKey'],
] as const;
const platformId = (place: number): string => seedId(`pv platform ${place}`);

/**
 * Makers' platforms, the accounts of each tenant there, and the devices they show: some are bound to devices of ours.
 */
export function seedThirdParties({ store, clock }: BackendContext): void {
  const day = (back: number) => timeText(clock() - back * 86_400_000);
  store.put(
    'pv/third-party-platform',
    ...VENDORS.map(([vendor, name, authType], place) => ({
      id: platformId(place),
      name,
      vendor,
      baseUrl: `https://${vendor}${place}.example.com/openapi`,
      authType,
      status: place === 6 ? 0 : 1,
      remark: null,
      createTime: day(200 - place),
      updateTime: day(100 - place),
    })),
  );
  for (const [index, site] of pvSites.entries()) {
    const tenant = tenantId(site.tenant);
    const accountId = seedId(`pv account ${site.code}`);
    store.put('pv/third-party-account', {
      id: accountId,
      tenantId: tenant,
      platformId: platformId(index % 6),
      account: `ops-${site.code.toLowerCase()}`,
      orgId: orgId(site.tenant),
      stationCount: 1,
      syncStatus: index % 6 === 5 ? 'failed' : 'normal',
      lastSyncTime: day(index % 6 === 5 ? 9 : 0),
      createTime: day(120),
      updateTime: day(1),
    });
    const some = devices(site)
      .filter(({ type }) => type === 'inverter')
      .slice(0, 6);
    store.put(
      'pv/third-party-device',
      ...some.map((device, place) => ({
        id: seedId(`pv third ${device.id}`),
        tenantId: tenant,
        accountId,
        thirdStationId: `NE-${300_100 + index}`,
        thirdStationName: `${site.name.en} (${VENDORS[index % 6]?.[1] ?? ''})`,
        thirdDeviceId: `TD-${500_000 + index * 10 + place}`,
        thirdDeviceName: `Inverter ${place + 1}`,
        deviceType: 'inverter',
        sn: device.sn,
        stationId: place < 3 ? site.id : null,
        deviceId: place < 3 ? device.id : null,
        bindStatus: place < 3 ? 'bound' : 'unbound',
        createTime: day(100),
        updateTime: day(1),
      })),
    );
  }
}
