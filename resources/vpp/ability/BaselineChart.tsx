import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { readPage } from '@/api';
import { asObject } from '@/api/wireValue';
import { ChartCard } from '@/charts/card/ChartCard';
import type { ChartSpec } from '@/charts/chart';
import { useArea } from '@/data/texts/useArea';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { readFigures } from '@/schema/slots/readFigures';
import { startOfDay } from '@/schema/dates/startOfDay';

const QUARTER = 900_000;
const SLOTS = 96;

/** The curves of an answer, added up by slot; a slot one of them does not know is not known. */
function together(answer: unknown): (number | null)[] {
  const curves = (readPage(answer)?.rows ?? []).flatMap((raw) => [readFigures(asObject(raw)?.curve, SLOTS) ?? []].filter((curve) => curve.length > 0));
  return Array.from({ length: Math.max(0, ...curves.map((curve) => curve.length)) }, (_, slot) => {
    const values = curves.map((curve) => curve[slot] ?? null);
    return values.includes(null) ? null : Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 100) / 100;
  });
}

/** The baselines of the day together. */
export function BaselineChart({ heading, live, place }: OwnBlockProps) {
  useArea('measures', 'vpp');
  const translate = useTranslate();
  const { data } = live;
  const day = String(place.params.date ?? '');
  const spec = useMemo((): ChartSpec | undefined => {
    if (data === undefined) return undefined;
    const values = together(data);
    const from = day === '' ? 0 : startOfDay(day, place.zone);
    const times = values.map((_, slot) => from + slot * QUARTER);
    return {
      id: 'vpp-baseline',
      title: heading,
      scale: { kind: 'time', zone: place.zone, from, to: from + Math.max(1, values.length) * QUARTER },
      axes: [{ unit: 'kW', decimals: 2 }],
      views: ['line', 'table'],
      series: [{ key: 'baseline', name: translate('measures.baselinePower'), kind: 'step', tone: 'neutral', times, lasts: QUARTER, values }],
    };
  }, [data, day, heading, place.zone, translate]);
  return <ChartCard title={heading} spec={spec} state={live.state} />;
}
