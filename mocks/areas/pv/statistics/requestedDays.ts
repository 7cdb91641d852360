import { objectOf } from '@/schema';
import type { ReportRequest } from '../../../report/reportSource';

/** The days a report with a parameter `period` is asked for. */
export function requestedDays({ values, now }: Pick<ReportRequest, 'values' | 'now'>): {
  readonly from: string;
  readonly to: string;
} {
  const { from, to }: { readonly from?: unknown; readonly to?: unknown } = objectOf(values.period);
  const today = new Date(now).toISOString().slice(0, 10);
  return { from: typeof from === 'string' ? from : `${today.slice(0, 7)}-01`, to: typeof to === 'string' ? to : today };
}
