import { Skeleton } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useResource, useArea } from '@/data';
import { BlockView, useExtra } from '@/report/internal';
import { type AnyRecord, type CallBlock, siteDefaults, type Resource } from '@/schema';
import type { ReportPlace } from '@/report';
import { isZone } from '@/schema/dates';
import { useRelatedAnswer } from './useRelatedAnswer';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A record as the report its blocks of figures stand in: its values are the parameters, its clock and currency are
 * theirs.
 */
function recordPlace(resource: Resource, record: AnyRecord): ReportPlace {
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

const WAITING = <Skeleton variant="rounded" height={240} />;

interface RelatedBlockProps {
  readonly name: string;
  readonly block: CallBlock;
  readonly record: AnyRecord;
}

/** Figures, a chart, a table or a component of its own about a record, on a tab of its page. */
export default function RelatedBlock({ name, block, record }: RelatedBlockProps) {
  useArea('report', 'measures');
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const place = useMemo(() => recordPlace(resource, record), [resource, record]);
  const [extra, setExtra] = useExtra(place.report, block, record.id);
  const { live, load } = useRelatedAnswer(name, block, record, extra);
  const shared = { name, heading: translate(`${scope}.related.${name}`), place, live, extra, setExtra, load };
  return <BlockView {...shared} block={block} views={{ blocks: views.related }} waiting={WAITING} />;
}
