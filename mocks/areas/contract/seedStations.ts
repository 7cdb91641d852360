import type { BackendContext } from '../../core/context';
import { seedId } from '../../core/ids';
import { tenantId } from '../../seed/seedCompanies';
import type { Site } from '../../world/site';
import { commercialSites } from '../../world/world';

const PARAMETERS: readonly (readonly [
  name: string,
  nameEn: string,
  unit: string,
  value: (site: Site) => number | undefined,
])[] = [
  ['储能效率', 'Storage efficiency', '%', ({ battery }) => battery && battery.efficiency ** 2 * 100],
  ['放电深度', 'Depth of discharge', '%', ({ battery }) => battery && battery.highest - battery.lowest],
  ['SOC 上限', 'Upper SOC limit', '%', ({ battery }) => battery?.highest],
  ['SOC 下限', 'Lower SOC limit', '%', ({ battery }) => battery?.lowest],
  ['线损率', 'Line loss', '%', () => 2.5],
  ['光伏自用比例', 'PV self-use share', '%', ({ pv, load }) => pv && (load ? 85 : 5)],
  ['变压器负载上限', 'Transformer load limit', '%', ({ transformer }) => transformer && 80],
];

/** What settlements count with, and how each station buys its electricity. */
export function seedStations({ store }: BackendContext): void {
  for (const site of commercialSites.filter(({ kind }) => kind !== 'mobile')) {
    const common = { tenantId: tenantId(site.tenant), stationId: site.id };
    const parameters = PARAMETERS.flatMap(([name, nameEn, unit, value]) => {
      const own = value(site);
      return own === undefined
        ? []
        : [
            {
              id: seedId(`parameter ${site.code} ${name}`),
              ...common,
              name,
              nameEn,
              unit,
              value: Number(own.toFixed(4)),
              effectiveDate: site.since,
            },
          ];
    });
    store.put('contract/operating-parameter', ...parameters);
    const large = site.connection > 2000;
    store.put('contract/station-purchasing', {
      id: site.id,
      ...common,
      accountNumber: `${site.country}${site.id.slice(-10)}`,
      accountName: site.name[site.country === 'CN' ? 'zh' : 'en'],
      userCategory: large ? 'largeIndustry' : 'generalIndustry',
      voltageLevel: site.connection > 8000 ? '35kV' : '10kV',
      purchaseMode: site.tariff.type === 'spot' ? 'retail' : 'agent',
      supplier: site.tariff.type === 'spot' ? 'Vandebron Zakelijk' : null,
      transformerCapacity: site.transformer?.capacity ?? site.connection,
      meterNo: `M-${site.code}`,
      ratio: large ? 4000 : 800,
      billingDay: site.contract.billingDay,
    });
  }
}
