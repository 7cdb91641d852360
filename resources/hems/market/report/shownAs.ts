import { asObject } from '@/api';

const SHOWN = ['line', 'bar', 'area', 'pie', 'text', 'indicator', 'table'] as const;

/** How a component of the market report is shown. */
export type Shown = (typeof SHOWN)[number];

/** By its type; one whose type nobody knows by the shape of its data: columns of a chart, rows, a value, else words. */
export function shownAs(type: string, data: unknown): Shown {
  const known = SHOWN.find((one) => one === type);
  if (known) return known;
  const answer = asObject(data);
  if (Array.isArray(answer?.xlist) || Array.isArray(answer?.ylist)) return 'line';
  if (Array.isArray(answer?.list)) return 'table';
  return answer?.value === undefined ? 'text' : 'indicator';
}
