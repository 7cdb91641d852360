import { Typography } from '@mui/material';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { ChartCard } from '@/charts';
import { useArea } from '@/data';
import { titleIn, useTarget } from '@/fields';
import { readSeries, type OwnBlockProps, chartPart, chartSpec } from '@/report';
import { type AnyRecord, formatList } from '@/schema';
import { nowOn } from '@/schema/dates';
import { chart, line } from '@/dsl';
import { perCapacity } from '@schemas/pv/parts/perCapacity';

const CHART = chart([line('power'), line('generation')], { partial: true });
const HEIGHT = 420;
/** kW a kWp are small numbers. */
const DECIMALS = 3;

/**
 * Capacities (kWp) of the stations that are compared, by the names their curves have; undefined until all are known or
 * cannot be. Each by its detail call: the choices of a picker may be names alone.
 */
function useCapacities(chosen: unknown): ReadonlyMap<string, number> | undefined {
  const locale = useLocale() ?? 'en';
  const provider = useDataProvider();
  const { resource } = useTarget('pv/station');
  const ids = Array.isArray(chosen) ? chosen.map(String) : [];
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: [resource, 'capacity', id],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await provider.getOne<AnyRecord>(resource, { id, signal, meta: { quiet: true } })).data,
    })),
    combine: useCallback(
      (stations: readonly UseQueryResult<AnyRecord>[]) =>
        stations.some(({ isPending }) => isPending)
          ? undefined
          : new Map(
              stations.flatMap(({ data }) =>
                typeof data?.capacity === 'number' ? [[titleIn(data, locale), data.capacity] as const] : [],
              ),
            ),
      [locale],
    ),
  });
}

/** Stations beside each other by what a kWp of them gives; those of a size nobody knows are named and left out. */
export function PerCapacity({ name, heading, place, live, inputs, setPart }: OwnBlockProps) {
  useArea('report', 'measures', 'charts');
  const translate = useTranslate();
  const capacities = useCapacities(place.params.stationIds);
  const { report, zone, currency } = place;
  const drawn = useMemo(() => {
    if (live.data === undefined || capacities === undefined) return undefined;
    const parts = readSeries(live.data, report.measures, CHART, { zone, today: nowOn(zone).slice(0, 10) });
    const { curves, unknown } = perCapacity(parts.series, (station) => capacities.get(station));
    const series = curves.map((curve) => ({
      ...curve,
      decimals: curve.unit.endsWith('/kWp') ? DECIMALS : curve.decimals,
    }));
    return {
      unknown,
      spec: chartSpec({
        id: `${report.name}/${name}`,
        title: heading,
        block: CHART,
        measures: report.measures,
        parts: { ...parts, series },
        currency,
        translate,
      }),
    };
  }, [live.data, report, zone, currency, capacities, name, heading, translate]);
  const spec = drawn?.spec;
  useEffect(() => {
    setPart?.(spec && (() => Promise.resolve(chartPart(spec, translate))));
    return () => setPart?.(undefined);
  }, [spec, setPart, translate]);
  return (
    <ChartCard
      title={heading}
      spec={spec}
      state={live.state}
      height={HEIGHT}
      link={`${report.name} day`}
      note={
        drawn &&
        drawn.unknown.length > 0 && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {translate('resources.pv/curve-comparison.unknownCapacity', { names: formatList(drawn.unknown) })}
          </Typography>
        )
      }
    >
      {inputs}
    </ChartCard>
  );
}
