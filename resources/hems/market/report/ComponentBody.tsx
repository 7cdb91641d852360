import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { asObject, asText } from '@/api/wireValue';
import { ChartCard } from '@/charts/card/ChartCard';
import type { ChartSpec } from '@/charts/chart';
import { Figure } from '@/charts/figures/Figure';
import { chartParts } from '@/charts/response/chartParts';
import { figureDecimals } from '@/schema/measure/figureDecimals';
import { readNumber } from '@/schema/readNumber';
import { PlainTable } from '@/widgets/PlainTable';
import { objectsIn } from '../../user-detail/objectsIn';
import type { Component } from './readComponents';
import { shownAs, type Shown } from './shownAs';

interface ComponentBodyProps {
  readonly component: Component;
  readonly title: string;
  readonly data: unknown;
  readonly day: string;
  readonly zone: string;
  /** Pixels there are. */
  readonly height: number;
}

const KINDS: Readonly<Partial<Record<Shown, 'line' | 'bar' | 'area'>>> = { line: 'line', bar: 'bar', area: 'area', pie: 'bar' };

/** What a component of the report shows, by its type; data of another shape is shown by its own. */
export function ComponentBody({ component: { id, type: said, text }, title, data, day, zone, height }: ComponentBodyProps) {
  const answer = asObject(data) ?? {};
  const type = shownAs(said, data);
  const spec = useMemo((): ChartSpec | undefined => {
    if (KINDS[type] === undefined) return undefined;
    const { scale, units, series } = chartParts(data, { startDate: day, endDate: day, zone });
    return {
      id: `market-report-${id}`, title, scale, axes: units.map((unit) => ({ unit, decimals: figureDecimals(unit) })),
      series: series.map(({ key, text: name, axis, values, times, lasts }) => ({ key, name: name || key, kind: KINDS[type] ?? 'line', axis, values, ...(times && { times }), ...(lasts !== undefined && { lasts }), ...(type === 'area' && { stack: 'area' }) })),
      views: type === 'pie' ? ['pie', 'table'] : [type === 'bar' ? 'bar' : 'line', 'table'],
    };
  }, [type, data, day, zone, id, title]);
  if (type === 'text') return <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{asText(answer.text) || (typeof data === 'string' ? data : text)}</Typography>;
  if (type === 'indicator') {
    const change = readNumber(answer.change);
    return (
      <Box>
        <Figure amount={{ value: readNumber(answer.value), unit: asText(answer.unit) || asText(asObject(answer.value)?.unit) }} />
        {change !== null && <Typography variant="body2" sx={{ color: 'text.secondary' }}>{`${change > 0 ? '+' : ''}${change.toFixed(2)} %`}</Typography>}
      </Box>
    );
  }
  if (type === 'table') return <ReportTable answer={answer} label={title} />;
  return <ChartCard level="h3" title={title} spec={spec} height={Math.max(120, height)} />;
}

function ReportTable({ answer, label }: { readonly answer: Readonly<Record<string, unknown>>; readonly label: string }) {
  const translate = useTranslate();
  const rows = objectsIn(answer.list);
  const columns = objectsIn(answer.columns).map(({ key, dataKey, name, title }) => ({ key: asText(key) || asText(dataKey), name: asText(name) || asText(title) || asText(key) }));
  if (rows.length === 0) return <Typography variant="body2" sx={{ color: 'text.secondary' }}>{translate('market.report.noRows')}</Typography>;
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ height: 1, overflow: 'auto' }}>
      <PlainTable
        label={label}
        head={columns.map(({ name }) => name)}
        rows={rows.map((row, place) => ({ key: asText(row.id) || String(place), cells: columns.map(({ key }) => asText(asObject(row[key])?.desc ?? asObject(row[key])?.value ?? row[key]) || '-') }))}
      />
    </Box>
  );
}
