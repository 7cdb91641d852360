import { isEmpty } from '@/schema';
import type { BackendContext } from '../../../core/context';
import { rowsOf } from '../../../crud/rowsOf';
import { timeText } from '../../../core/clock';
import { seedId } from '../../../core/ids';
import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { tenantId } from '../../../seed/seedCompanies';
import { seedMenus, type MenuSeed } from '../../../seed/seedMenus';
import type { Doc } from '../../../store/store';
import { commercialSites, siteOf } from '../../../world/world';
import { gridFactor, purchaseReduction } from './factors';

const page = (place: string, component: string, name: string, nameEn: string): MenuSeed => ({
  router: `cloud/${place}`,
  path: `/cloud/${place}`,
  component: `cloud/${component}`,
  name,
  nameEn,
});

const menus: readonly MenuSeed[] = [
  {
    router: 'cloudCarbon',
    path: '/cloud/carbon',
    name: '零碳',
    nameEn: 'Zero carbon',
    icon: 'chart',
    children: [
      page('carbon/statistics', 'carbon-statistics', '零碳统计', 'Zero-carbon statistics'),
      page('carbon/purchase', 'carbon-purchase', '绿电采购', 'Green-energy purchases'),
      page('carbon/factor', 'carbon-factor', '排放因子', 'Emission factors'),
    ],
  },
];

/** Factors with their sources: of the grid by country and year, of fuels everywhere. */
const FACTORS = [
  ['electricity', 'CN', 0.5366, 2022, 'Ministry of Ecology and Environment'],
  ['electricity', 'CN', 0.5306, 2023, 'Ministry of Ecology and Environment'],
  ['electricity', 'DE', 0.363, 2024, 'Umweltbundesamt'],
  ['electricity', 'NL', 0.253, 2024, 'Our World in Data'],
  ['electricity', 'SE', 0.036, 2024, 'Our World in Data'],
  ['naturalGas', 'CN', 21.65, 2023, 'GB/T 32151'],
  ['gasoline', 'CN', 2.9251, 2023, 'GB/T 32151'],
  ['diesel', 'CN', 3.0959, 2023, 'GB/T 32151'],
  ['heat', 'CN', 0.11, 2023, 'GB/T 32151'],
  ['coal', 'CN', 1.9, 2023, 'GB/T 32151'],
] as const;
const BOUGHT = [
  ['greenCertificate', 20, 12],
  ['greenPower', 15, 480],
  ['carbonCredit', 6, 85],
  ['gas', 1200, 3.4],
] as const;

/** What follows from the form: the amount, and the carbon it saves. */
function completed(context: BackendContext, row: Doc): Doc {
  const quantity = Number(row.quantity);
  const factors = rowsOf(context, 'cloud/carbon-factor').filter(
    ({ tenantId }) => isEmpty(tenantId) || tenantId === row.tenantId,
  );
  const factor = gridFactor(
    factors,
    siteOf(String(row.stationId))?.country ?? 'CN',
    Number(String(row.month).slice(0, 4)),
  );
  return {
    ...row,
    amount: Math.round(quantity * Number(row.unitPrice) * 100) / 100,
    carbonReduction: Math.round(purchaseReduction(row.purchaseType, quantity, factor) * 10_000) / 10_000,
  };
}

function seed(context: BackendContext): void {
  const { store, clock } = context;
  const time = timeText(clock() - 40 * 86_400_000);
  store.put(
    'cloud/carbon-factor',
    ...FACTORS.map(([energyType, area, factor, year, source]) => ({
      id: seedId(`factor ${energyType} ${area} ${year}`),
      energyType,
      area,
      factor,
      year,
      source,
      createTime: time,
      updateTime: time,
    })),
  );
  const sites = commercialSites.filter(({ kind }) => kind !== 'mobile').slice(0, 8);
  store.put(
    'cloud/carbon-purchase',
    ...sites.flatMap((site, at) =>
      Array.from({ length: 3 }, (_, ago): Doc => {
        const [purchaseType, quantity, unitPrice] = BOUGHT[(at + ago) % BOUGHT.length] ?? BOUGHT[0];
        const month = new Date(Date.UTC(new Date(clock()).getUTCFullYear(), new Date(clock()).getUTCMonth() - ago, 1))
          .toISOString()
          .slice(0, 7);
        return completed(context, {
          id: seedId(`purchase ${site.id} ${ago}`),
          tenantId: tenantId(site.tenant),
          stationId: site.id,
          purchaseType,
          month,
          quantity: quantity + at,
          unitPrice,
          supplier: '绿能交易中心',
          certificateNo: `GEC-${site.code}-${ago}`,
          attachments: [],
          createTime: time,
          updateTime: time,
        });
      }),
    ),
  );
}

/** Zero carbon (spec 03 §2): what was bought, by which factors carbon is counted. */
const zeroCarbon: BackendModule = {
  name: 'zeroCarbon',
  hooks: (context) => ({ 'cloud/carbon-purchase': { create: ({ row }) => completed(context, row) } }),
  seed: async (context) => {
    await seedMenus(context, 'pv', menus);
    await once(context.store, 'zeroCarbon', () => seed(context));
  },
};

export default zeroCarbon;
