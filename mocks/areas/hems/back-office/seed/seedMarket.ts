import { DAY, HOUR, timeText, dateText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { tenantId } from '../../../../seed/seedCompanies';
import { marketAreas } from '../../home/homes/marketAreas';
import { retailers } from '../../home/tariff/retailers';
import { markOf } from './brands';

/** Energy identification codes of bidding zones, and who runs their grid. */
const ZONES: Readonly<
  Record<string, readonly [eic: string, tso: string, nemo: readonly string[], vat: number, tax: number]>
> = {
  NL: ['10YNL----------L', 'TenneT', ['epexSpot', 'nordPool'], 21, 10.15],
  BE: ['10YBE----------2', 'Elia', ['epexSpot', 'nordPool'], 6, 4.75],
  'DE-LU': ['10Y1001A1001A82H', 'Amprion', ['epexSpot', 'nordPool'], 19, 2.05],
  FR: ['10YFR-RTE------C', 'RTE', ['epexSpot', 'nordPool'], 20, 3.37],
  SE3: ['10Y1001A1001A46L', 'Svenska kraftnät', ['nordPool'], 25, 43.9],
  SE4: ['10Y1001A1001A47J', 'Svenska kraftnät', ['nordPool'], 25, 43.9],
  GB: ['10YGB----------A', 'NESO', ['epexSpot', 'nordPool'], 5, 0],
  'AU-SA': ['AU-SA', 'AEMO', ['other'], 10, 0],
  'AU-NSW': ['AU-NSW', 'AEMO', ['other'], 10, 0],
  'IN-W': ['IN-W', 'Grid-India', ['other'], 18, 0],
  'CN-SH': ['CN-SH', 'SGCC', ['other'], 13, 0],
  'CN-GD': ['CN-GD', 'CSG', ['other'], 13, 0],
};
/** Zones nobody sells in yet. */
const MORE: readonly (readonly [
  code: string,
  name: string,
  countryCode: string,
  timeZone: string,
  currencyCode: string,
  eic: string,
  tso: string,
])[] = [
  ['AT', 'Austria', 'AT', 'Europe/Vienna', 'EUR', '10YAT-APG------L', 'APG'],
  ['DK1', 'Denmark West', 'DK', 'Europe/Copenhagen', 'DKK', '10YDK-1--------W', 'Energinet'],
  ['DK2', 'Denmark East', 'DK', 'Europe/Copenhagen', 'DKK', '10YDK-2--------M', 'Energinet'],
  ['NO2', 'Southern Norway', 'NO', 'Europe/Oslo', 'NOK', '10YNO-2--------T', 'Statnett'],
  ['FI', 'Finland', 'FI', 'Europe/Helsinki', 'EUR', '10YFI-1--------U', 'Fingrid'],
];
const FREQUENCY = { spot: 'daily', api: 'hourly', web: 'monthly', manual: 'manual' } as const;

/** Completes the areas, retailers and products of the tariffs; adds what is not published yet. */
export function seedMarket({ store, clock }: BackendContext): void {
  const now = clock();
  const trade = { dataSource: 'entsoe', mtu: 15, isp: 15, gateClosure: '12:00', publishTime: '13:00' };
  for (const [index, { id, code, countryCode }] of marketAreas.entries()) {
    const [eicCode, tso, nemo, vatRate, energyTax] = ZONES[code] ?? [code, '-', ['other'], 0, 0];
    const postalRanges = countryCode === 'NL' ? [{ from: '1000AA', to: '9999ZZ' }] : [];
    store.put('hems/market-area', {
      ...store.get('hems/market-area', id),
      id,
      ...trade,
      eicCode,
      tso,
      nemo,
      vatRate,
      energyTax,
      postalRanges,
      sort: index + 1,
      ...(nemo.includes('other') && { dataSource: 'manual', mtu: 30, isp: 30 }),
    });
  }
  store.put(
    'hems/market-area',
    ...MORE.map(([code, name, countryCode, timeZone, currencyCode, eicCode, tso], index) => ({
      id: seedId(`market-area ${code}`),
      name,
      code,
      countryCode,
      timeZone,
      currencyCode,
      eicCode,
      tso,
      ...trade,
      nemo: ['nordPool'],
      vatRate: 25,
      energyTax: 0,
      postalRanges: [],
      sort: 20 + index,
      publishStatus: 0,
    })),
  );
  for (const [index, { id, name, countryCode, priceSource }] of retailers.entries()) {
    const site = `https://www.${
      name
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z ]/g, '')
        .trim()
        .replaceAll(' ', '-') || 'retailer'
    }.example`;
    store.put('hems/retailer', {
      ...store.get('hems/retailer', id),
      id,
      logoUrl: markOf(name, index * 31),
      marketAreaIds: marketAreas.filter((one) => one.countryCode === countryCode).map((one) => one.id),
      sourceUrl: priceSource === 'api' || priceSource === 'web' ? `${site}/prices` : null,
      updateFrequency: FREQUENCY[priceSource],
      website: site,
      contactEmail: `prices@retailer${index + 1}.example`,
      sort: index + 1,
      priceUpdateTime: timeText(now - index * HOUR),
    });
  }
  store.put('hems/retailer', {
    id: seedId('retailer Elbe Strom'),
    name: 'Elbe Strom',
    countryCode: 'DE',
    priceSource: 'manual',
    updateFrequency: 'manual',
    logoUrl: markOf('Elbe Strom', 5),
    marketAreaIds: [seedId('market-area DE-LU')],
    sort: 30,
    publishStatus: 0,
  });
  for (const [index, product] of store.all('hems/market-product').entries()) {
    const dynamic =
      product.priceType === 'dynamicHour' || product.priceType === 'dynamicQuarter' || product.priceType === 'monthly';
    store.put('hems/market-product', {
      ...product,
      direction: 1,
      vatRate: 21,
      monthlyFee: 5.99,
      contractMonths: 12,
      greenShare: 40 + ((index * 13) % 61),
      effectiveDate: dateText(now - 400 * DAY),
      ...(dynamic && { markup: 1.8 }),
      ...(product.priceType === 'fixed' && { fixedPrice: 27.4 }),
      ...(product.priceType === 'timeOfUse' && {
        timeRows: [
          { months: [], weeks: [], start: '07:00', end: '23:00', price: 31.2 },
          { months: [], weeks: [], start: '23:00', end: '07:00', price: 22.6 },
        ],
      }),
    });
  }
  const [first] = store.all('hems/market-product');
  if (first) {
    store.put(
      'hems/market-product',
      {
        ...first,
        id: seedId('market-product feed-in'),
        name: 'Teruglevering Dynamisch',
        nameEn: 'Dynamic feed-in',
        direction: 2,
        feedInCost: 1.5,
        publishStatus: 1,
      },
      {
        ...first,
        id: seedId('market-product next'),
        name: 'Dynamisch Kwartier',
        nameEn: 'Dynamic quarter',
        priceType: 'dynamicQuarter',
        markup: 1.6,
        effectiveDate: dateText(now + 40 * DAY),
        publishStatus: 0,
      },
    );
  }
  for (const [index, key] of [
    'greensource',
    'nordlys',
    'sunharbor',
    'rheinstrom',
    'lowland',
    'fjord',
    'oresund',
    'brabant',
  ].entries()) {
    const areas = marketAreas.slice(index % 4, (index % 4) + 2);
    store.put('hems/price-distribution', {
      id: tenantId(key),
      countryCodes: [...new Set(areas.map((one) => one.countryCode))],
      marketAreaIds: areas.map((one) => one.id),
      retailerIds: [],
      productIds: [],
      allAreas: index === 0,
      updateTime: timeText(now - index * 8 * DAY),
    });
  }
}
