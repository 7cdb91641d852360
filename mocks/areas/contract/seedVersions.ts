import { addDays } from '@/schema/dates';
import type { BackendContext } from '../../core/context';
import { seedId } from '../../core/ids';
import { tenantId } from '../../seed/seedCompanies';
import type { Doc, Store } from '../../store/store';
import type { Site } from '../../world/site';
import { commercialSites, siteCoded } from '../../world/world';
import { stretches } from './stretches';
import { pricesOfTariff, templateId } from './seedTemplates';

const monthText = (now: Date, later: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1)).toISOString().slice(0, 7);

type Make = (site: Site, factor: number) => Readonly<Record<string, unknown>> | undefined;

/** Prices of each year, by their first days: those of today are those of the world. */
const FACTORS = [
  ['2025-01-01', 0.96],
  ['2025-07-01', 1.03],
  ['2026-01-01', 1],
] as const;

const rounded = (value: number) => Number(value.toFixed(4));

const stationPrice: Make = ({ tariff }, factor) =>
  tariff.type === 'timeOfUse'
    ? { templateId: templateId(tariff), ...pricesOfTariff(tariff, factor), operatorName: 'Iris van den Berg' }
    : undefined;
const pvToMains: Make = ({ tariff, pv }, factor) =>
  pv && tariff.type === 'timeOfUse'
    ? {
        priceMode: 'benchmark',
        price: rounded(tariff.feedIn * factor),
        nationalSubsidy: null,
        localSubsidy: null,
        subsidyEnd: null,
      }
    : undefined;
const pvPrice: Make = ({ pv, contract }, factor) =>
  pv && { priceMode: 'discount', discountRate: factor === 1 ? 10 : 12, subsidy: contract.subsidy, taxRate: 13 };
const basicPrice: Make = ({ contract, transformer }, factor) => ({
  billingMode: contract.billingMode,
  transformerCapacity: transformer?.capacity ?? null,
  capacityPrice: rounded(contract.capacityPrice * factor),
  contractDemand: contract.contractDemand,
  demandPrice: rounded(contract.demandPrice * factor),
  powerFactorStandard: 0.9,
});
const chargePilePrice: Make = ({ chargers, tariff, contract }, factor) => {
  if (!chargers) return undefined;
  const slots =
    tariff.type === 'timeOfUse'
      ? (tariff.seasons.at(-1)?.slots ?? [])
      : Array.from({ length: 48 }, () => 'flat' as const);
  const periods = stretches(slots).map((one) => ({
    ...one,
    electricityPrice: rounded((tariff.type === 'timeOfUse' ? tariff.prices[one.periodType] : 0.24) * factor),
    serviceFee: contract.serviceFee,
  }));
  return { periods, parkingFee: null };
};
const serviceFee: Make = ({ battery, chargers, country }) => {
  const money = country === 'CN' ? 1 : 0.13;
  if (battery) return { feeType: 'storage', rateMode: 'ratio', rate: 15, periodRates: null };
  return chargers
    ? { feeType: 'charging', rateMode: 'perKwh', rate: rounded(0.05 * money), periodRates: null }
    : { feeType: 'operation', rateMode: 'fixed', rate: 8000 * money, periodRates: null };
};
const agreement: Make = (site) => {
  const { chargers, pv, battery, name, code, since, country } = site;
  const own = name[country === 'CN' ? 'zh' : 'en'];
  const scope = [pv && 'pv', battery && 'storage', chargers && 'charging'].filter((one) => one !== undefined);
  const [start, years] = [addDays(since, -30), 10];
  return {
    contractNo: `EMC-${code}`,
    name: country === 'CN' ? `${own}合同能源管理协议` : `${own} energy services agreement`,
    contractType: chargers ? 'charging' : 'emc',
    partyA: own,
    partyB: country === 'CN' ? '江南能源服务有限公司' : 'GreenSource Energy Services',
    signDate: addDays(start, -45),
    startDate: start,
    endDate: `${Number(start.slice(0, 4)) + years}${start.slice(4)}`,
    businessScope: scope.length > 0 ? scope : ['pv'],
    shareMode: 'ratio',
    shareRatio: battery ? 20 : 10,
    discountRate: null,
    fixedRent: null,
    billingCycle: 'month',
    billingDay: 1,
    taxRate: 6,
    attachments: [],
  };
};

function seedOne(
  { store }: { readonly store: Store },
  resource: string,
  make: Make,
  years: typeof FACTORS | readonly [(typeof FACTORS)[2]],
): void {
  for (const site of commercialSites.filter(({ kind }) => kind !== 'mobile')) {
    const rows = years.flatMap(([day, factor], at): Doc[] => {
      const made = make(site, factor);
      const next = years[at + 1];
      return made
        ? [
            {
              id: seedId(`${resource} ${site.code} ${day}`),
              tenantId: tenantId(site.tenant),
              stationId: site.id,
              effectiveDate: day,
              timeZone: site.zone,
              currency: site.currency,
              ...made,
              ...(next && { expireDate: addDays(next[0], -1) }),
            },
          ]
        : [];
    });
    const current = rows.at(-1);
    if (current) store.put(resource, current);
    store.put(`${resource} history`, ...rows.slice(0, -1));
  }
}

const TODAY = [FACTORS[2]] as const;

/**
 * Versions of every station: what holds today is what the world computes with, what held before was a little different.
 */
export function seedVersions(context: BackendContext): void {
  seedOne(context, 'contract/station-price', stationPrice, FACTORS);
  seedOne(context, 'contract/pv-to-mains', pvToMains, FACTORS);
  seedOne(context, 'contract/pv-price', pvPrice, TODAY);
  seedOne(context, 'contract/basic-price', basicPrice, TODAY);
  seedOne(context, 'contract/charge-pile-price', chargePilePrice, TODAY);
  seedOne(context, 'contract/service-fee', serviceFee, TODAY);
  seedOne(context, 'contract/agreement', agreement, TODAY);
  // The basis of this station's next bill is sent already: nothing may change its prices before the month after.
  const month = monthText(new Date(context.clock()), 1);
  const { id, tenant } = siteCoded('CN-SUZ-03');
  context.store.put('contract/bill', {
    id: seedId(`bill ${id} ${month}`),
    tenantId: tenantId(tenant),
    stationId: id,
    month,
  });
}
