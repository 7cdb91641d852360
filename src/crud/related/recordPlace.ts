import type { ReportPlace } from '@/report/blockProps';
import { siteDefaults, type AnyRecord, type Resource } from '@/schema';
import { isZone } from '@/schema/dates/isZone';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A record as the report its blocks of figures stand in: its values are the parameters, its clock and currency are
 * theirs.
 */
export function recordPlace(resource: Resource, record: AnyRecord): ReportPlace {
  const { name, fields, measures, resolve } = resource;
  const { zone, currency } = siteDefaults();
  const own = textOf(record.timeZone);
  return {
    report: { isReport: true, name, params: {}, measures, fields, blocks: {}, ask: 'change', resource, resolve },
    params: record,
    zone: isZone(own) ? own : zone,
    currency: textOf(record.currency) || currency,
  };
}
