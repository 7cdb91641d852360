import type { BackendContext } from '../../../core/context';
import { timeText } from '../../../core/clock';
import { seedId } from '../../../core/ids';
import { seedOf } from '../../../energy/chance/seedOf';
import { orgId, tenantId } from '../../../seed/seedCompanies';
import { commercialSites } from '../../../world/world';

const TYPES = ['storageVehicle', 'chargingVehicle', 'container'] as const;
const STATES = ['serving', 'idle', 'charging', 'maintenance'] as const;
const WORDS = { storageVehicle: '移动储能车', chargingVehicle: '移动充电车', container: '储能方舱' } as const;

/** Vehicles and containers near the sites they serve: a few to a tenant. */
export function seedMobile({ store, clock }: BackendContext): void {
  const served = commercialSites
    .filter(({ kind }) => kind === 'charging' || kind === 'plant' || kind === 'campus')
    .slice(0, 12);
  store.put(
    'cloud/mobile-station',
    ...served.map((site, index) => {
      const vehicleType = TYPES[index % TYPES.length] ?? 'container';
      const time = timeText(clock() - index * 86_400_000);
      return {
        id: seedId(`mobile ${site.code}`),
        tenantId: tenantId(site.tenant),
        name: `${WORDS[vehicleType]}${index + 1}号`,
        sn: `MS${String(seedOf('mobile', site.code) % 10_000_000).padStart(7, '0')}`,
        vehicleType,
        plateNumber: vehicleType === 'container' ? null : `苏A${String(10_000 + index * 37)}`,
        ratedPower: [100, 240, 500][index % 3],
        ratedCapacity: [200, 280, 1000][index % 3],
        orgId: orgId(site.tenant),
        stationId: site.id,
        longitude: site.longitude,
        latitude: site.latitude,
        soc: 30 + ((index * 17) % 65),
        status: STATES[index % STATES.length],
        createTime: time,
        updateTime: time,
      };
    }),
  );
}
