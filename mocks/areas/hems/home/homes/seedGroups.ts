import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { once } from '../../../../seed/once';
import { DEMO_TENANT, OPERATOR, tenantId } from '../../../../seed/seedCompanies';
import type { HomeDoc } from './homeDoc';
import { homeTables } from './homeTables';

const GROUPS: readonly (readonly [name: string, belongs: (home: HomeDoc) => boolean])[] = [
  ['Heat pump homes', (home) => home.heatingSource === 'heatPump'],
  ['Utrecht pilot', (home) => home.city === 'Utrecht'],
  ['Without installer', (home) => !home.installerId],
];

/** Puts a few groups of the demonstration tenant's homes there, for the tenant and for the operator. */
export async function seedGroups(context: BackendContext): Promise<void> {
  await once(context.store, 'hems groups', () => {
    const { homes, groups } = homeTables(context.store);
    const own = homes.filter((home) => home.tenantId === tenantId(DEMO_TENANT));
    for (const tenant of [DEMO_TENANT, OPERATOR]) {
      groups.put(
        ...GROUPS.map(([desc, belongs]) => ({
          id: seedId(`group ${tenant} ${desc}`),
          tenantId: tenantId(tenant),
          desc,
          stationIds: own.filter(belongs).map(({ id }) => id),
        })),
      );
    }
  });
}
