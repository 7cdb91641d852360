import type { BackendContext } from '../../../core/context';
import { timeText } from '../../../core/clock';
import { seedId } from '../../../core/ids';
import { Refusal } from '../../../core/refusal';
import { roundTo } from '../../../core/roundTo';
import type { Endpoint } from '../../../core/router';
import type { CrudHooks } from '../../../crud/hooks';
import { namedRow } from '../../../crud/rows';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import { PERIODS } from '../../../world/site';
import { pvSiteOf, pvSites, type PvSite } from '../operation/pvSites';
import { PV } from './reportPaths';
import { daysOfMonth, monthBefore, sumsOfDays } from './sumsOf';

export const BILL = 'pv/electric-bill';
/** One bill in four is as much above the meter: somebody ought to see it. */
const WRONG = 1.031;
const money = (value: number): number => roundTo(value, 2);

/** The figures a bill of a month of a site has, `times` as much energy as our meter counted. */
function billOf(
  site: PvSite,
  month: string,
  feedIn: boolean,
  now: number,
  times = 1,
): Readonly<Record<string, number | null>> | undefined {
  const { from, to } = daysOfMonth(month);
  const found = sumsOfDays(site, from, to, now);
  if (!found) return undefined;
  const total = feedIn ? found.exportEnergy : found.importEnergy;
  const split = PERIODS.map((period) => found.byPeriod.import[period]);
  const all = split.reduce((sum, one) => sum + one, 0);
  const { tariff, contract } = site;
  const lines = PERIODS.map(
    (period, at): { readonly period: string; readonly energy: number; readonly price: number } => ({
      period,
      energy: money(
        times * (feedIn ? (period === 'flat' ? total : 0) : all > 0 ? (split[at] ?? 0) : period === 'flat' ? total : 0),
      ),
      price: roundTo(
        tariff.type === 'timeOfUse'
          ? feedIn
            ? tariff.feedIn
            : tariff.prices[period]
          : total > 0
            ? (feedIn ? found.gridIncome : found.gridCost) / total
            : 0,
        6,
      ),
    }),
  );
  const energyFee = money(lines.reduce((sum, { energy, price }) => sum + money(energy * price), 0));
  const basicFee = feedIn ? 0 : money((site.transformer?.capacity ?? 0) * contract.capacityPrice);
  const [powerFactorFee, surcharge] = feedIn
    ? [0, 0]
    : [money(-0.0045 * (energyFee + basicFee)), money(0.02 * energyFee)];
  const totalEnergy = money(lines.reduce((sum, { energy }) => sum + energy, 0));
  return {
    ...Object.fromEntries(
      lines.flatMap(({ period, energy, price }) => [
        [`${period}Energy`, energy],
        [`${period}Price`, price],
      ]),
    ),
    totalEnergy,
    energyFee,
    basicFee,
    powerFactorFee,
    surcharge,
    totalFee: money(energyFee + basicFee + powerFactorFee + surcharge),
    startReading: 120_000,
    endReading: money(120_000 + totalEnergy),
  };
}

/** What our meter counted in the month of a bill. */
function meterEnergy(row: Doc, now: number): number | null {
  const site = pvSiteOf(row.stationId);
  const { from, to } = daysOfMonth(String(row.billMonth));
  const found = site && sumsOfDays(site, from, to, now);
  return found ? money(row.billType === 'feedIn' ? found.exportEnergy : found.importEnergy) : null;
}

export const billHooks = ({ clock }: BackendContext): CrudHooks => ({
  computed: { meterEnergy: (row) => meterEnergy(row, clock()) },
  create: ({ row }) => ({ ...row, extractStatus: 'none', currency: pvSiteOf(row.stationId)?.currency ?? null }),
});

/**
 * Reads a bill from its file; what was read fills a form and is kept when that is sent. A bill without a file cannot be
 * read.
 */
export function extractEndpoint(context: BackendContext): Endpoint {
  const { store, clock, resources } = context;
  return {
    method: 'POST',
    path: `${PV}/electricBill/extract`,
    need: { menus: [BILL], code: 'extract' },
    log: 'other',
    handle: (incoming) => {
      const resource = resources.get(BILL);
      const row = resource && namedRow(context, resource, incoming);
      if (row?.extractStatus === 'success') throw new Refusal('notNow');
      const site = row && pvSiteOf(row.stationId);
      const read = row && site && billOf(site, String(row.billMonth), row.billType === 'feedIn', clock());
      if (row) store.put(BILL, { ...row, extractStatus: read ? 'success' : 'failed' });
      return { ...row, ...read, extractStatus: read ? 'success' : 'failed' };
    },
  };
}

/** So many stations have bills: more would take long to be worked out. */
const SOME = 10;

/** Bills of the last month: some not read yet, one in four above our meter. */
export function seedBills({ store, clock }: BackendContext): void {
  const time = timeText(clock() - 5 * 86_400_000);
  const billMonth = monthBefore(clock(), 1);
  const docs = pvSites.slice(-SOME).flatMap((site, place): Doc[] => {
    const feedIn = place % 2 === 1;
    const figures = billOf(site, billMonth, feedIn, clock(), place % 4 === 0 ? WRONG : 1);
    if (!figures) return [];
    const extractStatus = ['none', 'success', 'failed'][place % 3];
    const accountNumber = `3200${String(100_000 + place * 137)}`;
    const known = {
      billMonth,
      stationId: site.id,
      accountNumber,
      billType: feedIn ? 'feedIn' : 'purchase',
      billFile: [],
      extractStatus,
      currency: site.currency,
      createTime: time,
      updateTime: time,
    };
    return [{ id: seedId(`pv bill ${site.code} ${billMonth}`), tenantId: tenantId(site.tenant), ...known, ...figures }];
  });
  store.put(BILL, ...docs);
}
