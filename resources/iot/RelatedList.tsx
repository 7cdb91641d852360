import { Suspense } from 'react';
import { useAccess } from '@/access/AccessContext';
import { GivenProvider } from '@/crud/GivenContext';
import { RecordList } from '@/crud/list/RecordList';
import { WithResource } from '@/data/ResourceContext';
import { TableSkeleton } from '@/widgets/TableSkeleton';

interface RelatedListProps {
  readonly schema: string;
  /** Filters that tie the records to the page: `{ deviceId: … }`. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** The records of another resource that belong to the page, with what the user may do to them there. */
export function RelatedList({ schema, given }: RelatedListProps) {
  const path = useAccess().pathOf.get(schema)?.slice(1) ?? `@${schema}`;
  return (
    <Suspense fallback={<TableSkeleton columns={6} />}>
      <WithResource name={schema} path={path}>
        <GivenProvider value={given}>
          <RecordList key={JSON.stringify(given)} inPage given={given} />
        </GivenProvider>
      </WithResource>
    </Suspense>
  );
}
