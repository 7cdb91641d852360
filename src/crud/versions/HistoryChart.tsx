import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { historyChart } from './historyChart';

interface HistoryChartProps {
  readonly versions: readonly AnyRecord[];
  readonly effective: string;
  readonly today: string;
  readonly zone: string;
}

/** The figures of all versions as steps over time, or as a table. */
export function HistoryChart({ versions, effective, today, zone }: HistoryChartProps) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const fields = resource.form
    .flatMap((one) => one.fields)
    .flatMap((name) => (resource.fields[name] ? [[name, resource.fields[name]] as const] : []));
  const chart = historyChart(versions, {
    fields,
    effective,
    today,
    zone,
    label: (name) => translate(`${scope}.fields.${name}`),
  });
  if (!chart) return null;
  const title = translate('versions.course');
  return <ChartCard title={title} spec={{ ...chart, id: `${resource.name}-versions`, title }} height={240} />;
}
