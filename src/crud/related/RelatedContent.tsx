import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import { isRelatedList, type AnyRecord } from '@/schema';
import { EmptyState, TableSkeleton } from '@/widgets';
import { givenOf } from './givenOf';
import type { RelatedTab } from './useRelated';

const RelatedList = lazyPart(async () => ({ default: (await import('./RelatedList')).RelatedList }));
const RelatedBlock = lazyPart(() => import('./RelatedBlock'));

interface RelatedContentProps {
  readonly tab: RelatedTab;
  readonly record: AnyRecord;
}

/** What a tab of a record's page shows; asked for when it is opened. */
export function RelatedContent({ tab: { key, related }, record }: RelatedContentProps) {
  const translate = useTranslate();
  const waiting = <TableSkeleton columns={6} />;
  if (!isRelatedList(related)) return <RelatedBlock name={key} block={related} record={record} waiting={waiting} />;
  const given = givenOf(related, record);
  if (!given) return <EmptyState title={translate('detail.related.none')} />;
  return (
    <RelatedList
      schema={related.resource}
      given={given}
      {...(related.without && { without: related.without })}
      waiting={waiting}
    />
  );
}
