import { Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import type { ChartSpec } from '@/charts/chart';
import { axisValueText } from '@/charts/plot/axisValueText';
import { chartTable } from '@/charts/table/chartTable';

/** The total of one series of a chart, with the digits of its table. Of what does not add up there is none. */
export function ChartFigure({ spec, series }: { readonly spec: ChartSpec; readonly series: string }) {
  const locale = useLocale() ?? 'en';
  const column = chartTable(spec).columns.find(({ key }) => key === series);
  if (!column || column.total === undefined) return null;
  return (
    <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {axisValueText(column.total, column, locale)}
    </Typography>
  );
}
