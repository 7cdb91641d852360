import type { BackendContext } from '../../../core/context';
import { roundTo } from '../../../core/roundTo';
import type { CrudHooks } from '../../../crud/hooks';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import { pvSiteOf, pvSites } from '../operation/pvSites';
import { monthBefore } from './sumsOf';
import { MONTH_FIGURES, monthFigure, totalFee } from './stationRows';

const MONTHLY = 'pv/monthly-statistics';
const MONTHS = 12;
const idOf = (station: unknown, month: unknown): string => `${String(station)}-${String(month)}`;

/** Months of stations: counted until a person or a file says otherwise, which is kept. */
export function monthHooks({ store, clock }: BackendContext): CrudHooks {
  const shown = (key: string) => (row: Doc) =>
    row.source === undefined ? monthFigure(row, key, clock(), store) : row[key];
  const hours = (generation: unknown, station: unknown) => {
    const peak = pvSiteOf(station)?.pv.peak;
    return typeof generation === 'number' && peak ? roundTo(generation / peak, 2) : null;
  };
  const figures = (row: Doc): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.keys(MONTH_FIGURES).map((key) => [key, shown(key)(row)]));
  const kept = (row: Doc, source: string): Doc => ({
    ...row,
    source,
    totalFee: totalFee(row),
    equivalentHours: hours(row.generation, row.stationId),
  });
  return {
    rows: () =>
      pvSites.flatMap((site) =>
        Array.from({ length: MONTHS }, (_, back): Doc => {
          const month = monthBefore(clock(), back);
          const id = idOf(site.id, month);
          return (
            store.get(MONTHLY, id) ?? {
              id,
              tenantId: tenantId(site.tenant),
              stationId: site.id,
              month,
              currency: site.currency,
              timeZone: site.zone,
            }
          );
        }),
      ),
    computed: {
      ...Object.fromEntries(Object.keys(MONTH_FIGURES).map((key) => [key, shown(key)])),
      totalFee: (row) => totalFee(figures(row)),
      equivalentHours: (row) => hours(shown('generation')(row), row.stationId),
      source: ({ source }) => source ?? 'calculated',
    },
    create: ({ row }) => {
      const site = pvSiteOf(row.stationId);
      return kept(
        {
          ...row,
          id: idOf(row.stationId, row.month),
          ...(site && { tenantId: tenantId(site.tenant), currency: site.currency, timeZone: site.zone }),
        },
        'imported',
      );
    },
    edit: ({ row }) => kept(row, 'edited'),
  };
}

/** Months that somebody imported, and one that was corrected: its subsidy is paid beside what the world counts. */
export function seedMonths({ store, clock }: BackendContext): void {
  const month = monthBefore(clock(), 2);
  for (const [place, site] of pvSites.slice(0, 4).entries()) {
    const row: Doc = {
      id: idOf(site.id, month),
      tenantId: tenantId(site.tenant),
      stationId: site.id,
      month,
      currency: site.currency,
      timeZone: site.zone,
    };
    const figures = Object.fromEntries(
      Object.keys(MONTH_FIGURES).map((key) => [key, monthFigure(row, key, clock(), store)]),
    );
    if (typeof figures.generation !== 'number') continue;
    const paid = { ...row, ...figures, subsidyFee: roundTo(figures.generation * 0.03, 2) };
    store.put(MONTHLY, { ...paid, source: place === 3 ? 'edited' : 'imported' });
  }
}
