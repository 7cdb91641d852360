import { useAccess } from '@/access/AccessContext';
import { WithResource } from '@/data/registry/ResourceContext';
import { TableSkeleton } from '@/widgets/TableSkeleton';
import { GivenProvider } from '../GivenContext';
import { RecordList } from '../list/RecordList';
import { FormsOverPage } from './FormsOverPage';

interface RelatedListProps {
  readonly schema: string;
  /** Filters that tie the records to the page: `{ deviceId: … }`. What is made there begins with them. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Columns that say nothing here. */
  readonly without?: readonly string[];
}

/** The records of another resource that belong to the page, with what the user may do to them on their own page. */
export function RelatedList({ schema, given, without }: RelatedListProps) {
  const own = useAccess().pathOf.get(schema)?.slice(1);
  const list = <RecordList key={JSON.stringify(given)} inPage given={given} {...(without && { without })} />;
  return (
    <WithResource name={schema} path={own ?? `@${schema}`} waiting={<TableSkeleton columns={6} />}>
      <GivenProvider value={given}>{own === undefined ? <FormsOverPage>{list}</FormsOverPage> : list}</GivenProvider>
    </WithResource>
  );
}
