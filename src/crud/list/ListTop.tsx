import { memo } from 'react';
import { lazyPart } from '@/data/registry/lazyPart';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';
import { ImportButton } from '../import/ImportButton';
import type { Filters } from './cleanFilters';
import { ExportButton } from './ExportButton';
import { ListHeading } from './ListHeading';
import { ListTools } from './ListTools';
import { PrintButton } from './print/PrintButton';
import type { TableColumn } from './table/TableContext';
import type { ColumnChoice } from './useColumns';
import type { ListState } from './useListState';
import { ViewsButton } from './views/ViewsButton';

/** Few lists refresh themselves. */
const AutoRefresh = lazyPart(() => import('./refresh/AutoRefresh'));

interface ListTopProps extends Pick<
  ListState,
  'filters' | 'sort' | 'perPage' | 'total' | 'outdated' | 'listKey' | 'refresh' | 'refreshQuietly'
> {
  readonly inPage: boolean;
  readonly phone: boolean;
  readonly columns: ColumnChoice;
  readonly drawn: readonly TableColumn[];
  readonly records: readonly AnyRecord[] | undefined;
  /** The filters with those that always hold. */
  readonly effectiveFilters: Filters;
}

/** The heading of a list with its tools. A refresh that brings nothing new does not draw it again. */
export const ListTop = memo(function ListTop({
  inPage,
  phone,
  columns,
  drawn,
  records,
  effectiveFilters,
  filters,
  sort,
  perPage,
  total,
  outdated,
  listKey: queryKey,
  refresh,
  refreshQuietly,
}: ListTopProps) {
  const { resource, can } = useResource();
  return (
    <ListHeading
      level={inPage ? 'h2' : 'h1'}
      count={records && !outdated ? total : undefined}
      tools={
        <ListTools columns={columns} asCards={phone} onRefresh={refresh}>
          {resource.refresh && (
            <AutoRefresh every={resource.refresh} queryKey={queryKey} onRefresh={refreshQuietly} waiting={null} />
          )}
          {!inPage && <ViewsButton filters={filters} sort={sort} perPage={perPage} />}
          {records && records.length > 0 && (
            <PrintButton columns={drawn} records={records} total={total} filters={effectiveFilters} />
          )}
        </ListTools>
      }
    >
      {can('import') && <ImportButton onImported={refresh} />}
      {can('export') && <ExportButton filters={effectiveFilters} sort={sort} columns={drawn} />}
    </ListHeading>
  );
});
