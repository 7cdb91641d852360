import { readPage, asObject } from '@/api';
import type { ReportPlace } from '@/report';
import { startOfDay } from '@/schema/dates';
import { readSlotFigures } from '@/energy';

const QUARTER = 900_000;
const SLOTS = 96;

/**
 * The baselines of an answer added up by quarters of the day that is asked for, as rows of a chart; one that not all of
 * them know is not known.
 */
export function baselines(answer: unknown, { params, zone }: Pick<ReportPlace, 'params' | 'zone'>) {
  const curves = (readPage(answer)?.rows ?? []).flatMap((raw) =>
    [readSlotFigures(asObject(raw)?.curve, SLOTS) ?? []].filter((curve) => curve.length > 0),
  );
  const from = startOfDay(String(params.date), zone);
  return Array.from({ length: Math.max(0, ...curves.map((curve) => curve.length)) }, (_, slot) => {
    const values = curves.map((curve) => curve[slot] ?? null);
    const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
    return { time: from + slot * QUARTER, baselinePower: values.includes(null) ? null : Math.round(sum * 100) / 100 };
  });
}
