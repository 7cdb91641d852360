import { areaReport } from '@schemas/pv/statistics/area-report.report';
import { startOfDay, addDays } from '@/schema/dates';
import { currencyExchange } from '../../../report/currencyExchange';
import { exact, joined, type Part } from '../../../report/part';
import { defineSource, type ReportRequest, type MeasureSource } from '../../../report/reportSource';
import { worldMeasures } from '../../../report/worldMeasures';
import type { Site } from '../../../world/site';
import { areaOf, sums } from '../../../world/world';
import { requestedDays } from './requestedDays';
import { ofPlan, pvEarned, pvFigures } from './pvFigures';

const figures: Readonly<Record<string, MeasureSource>> = { ...worldMeasures, ...pvFigures, income: pvEarned };
const SHOWN = [
  'capacity',
  'planGeneration',
  'generation',
  'achievement',
  'irradiation',
  'theoreticalGeneration',
  'equivalentHours',
  'pr',
  'availability',
  'selfUse',
  'feedIn',
  'income',
] as const;
/** Of these the mean stands for a region, all others are added. */
const MEAN = new Set<string>(['irradiation']);

function partOf(key: (typeof SHOWN)[number], site: Site, request: ReportRequest, currency: string): Part | null {
  const { from, to } = requestedDays(request);
  const [found] = sums(site, startOfDay(from, site.zone), startOfDay(addDays(to, 1), site.zone), 'all', request.now);
  const told = found && found.known > 0 ? figures[key]?.(found, site, request) : null;
  const rate = key === 'income' ? currencyExchange(site.currency, currency) : 1;
  return typeof told === 'number'
    ? { join: MEAN.has(key) ? 'mean' : 'sum', value: exact(told * rate) }
    : (told ?? null);
}

export default defineSource(
  areaReport,
  { ...pvFigures, income: pvEarned },
  {
    ...ofPlan,
    blocks: {
      rows: (request, sites) =>
        [...new Set(sites.map(({ area }) => area))].map((area) => ({
          id: area,
          area: areaOf(area).name[request.locale],
          ...Object.fromEntries(
            SHOWN.map((key) => [
              key,
              joined(
                sites
                  .filter((site) => site.area === area)
                  .map((site) => partOf(key, site, request, sites[0]?.currency ?? site.currency)),
              ),
            ]),
          ),
        })),
    },
  },
);
