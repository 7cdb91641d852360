import { carbonStatistics } from '@schemas/cloud/carbon/carbon-statistics.report';
import { dayOf } from '@/schema/dates';
import { percent } from '../../../report/part';
import { defineSource, type ReportRequest } from '../../../report/reportSource';
import type { Sums } from '../../../world/model';
import type { Site } from '../../../world/site';
import { gridFactor, TREE } from './factors';

const PURCHASES = 'cloud/carbon-purchase';
const FACTORS = 'cloud/carbon-factor';
/** Types that stand for used green energy, in MWh. */
const GREEN = new Set(['greenPower', 'greenCertificate']);

/** Quantities of some kinds bought for a site in the months of a time. */
function bought({ from, to }: Sums, site: Site, { store }: ReportRequest, kinds: ReadonlySet<string>): number {
  const [first, last] = [dayOf(from, site.zone).slice(0, 7), dayOf(to - 1, site.zone).slice(0, 7)];
  return store
    .all(PURCHASES)
    .reduce(
      (sum, row) =>
        sum +
        (row.stationId === site.id &&
        kinds.has(String(row.purchaseType)) &&
        String(row.month) >= first &&
        String(row.month) <= last
          ? Number(row.quantity)
          : 0),
      0,
    );
}

/** Of the platform and of who asks: what another tenant adds changes nothing here. */
const factorsOf = ({ store, record }: ReportRequest) => store.all(FACTORS).filter(({ id }) => record(FACTORS, id));
const factorAt = ({ from }: Sums, site: Site, request: ReportRequest): number =>
  gridFactor(factorsOf(request), site.country, Number(dayOf(from, site.zone).slice(0, 4)));
/** t, by where the energy came from: certificates never lower it. */
const emission = (sums: Sums, site: Site, request: ReportRequest): number =>
  (sums.importEnergy * factorAt(sums, site, request)) / 1000;
const reduction = (sums: Sums, site: Site, request: ReportRequest): number =>
  (sums.generation * factorAt(sums, site, request)) / 1000;
const offset = (sums: Sums, site: Site, request: ReportRequest): number =>
  bought(sums, site, request, new Set(['carbonCredit']));
const green = (sums: Sums, site: Site, request: ReportRequest): number =>
  Math.min(sums.consumption, sums.selfUse + bought(sums, site, request, GREEN) * 1000);

/** Location based; credits stand in their own figure, avoided carbon is for information (operations, zero carbon). */
export default defineSource(
  carbonStatistics,
  {
    emission,
    reduction,
    offset,
    netEmission: (sums, site, request) => emission(sums, site, request) - offset(sums, site, request),
    greenEnergy: green,
    greenShare: (sums, site, request) => percent(green(sums, site, request), sums.consumption),
    trees: (sums, site, request) => Math.floor((reduction(sums, site, request) * 1000) / TREE),
  },
  { reads: [PURCHASES, FACTORS] },
);
