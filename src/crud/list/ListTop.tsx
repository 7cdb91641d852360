import { Box } from '@mui/material';
import { memo } from 'react';
import { lazyPart, useResource } from '@/data';
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

/** Only lists of records with a workflow have states to show. */
const StateTabs = lazyPart(() => import('../workflow/strip/StateTabs'));
const LookSwitch = lazyPart(() => import('../workflow/strip/LookSwitch'));
const SavedSearches = lazyPart(async () => ({ default: (await import('./cloud/SavedSearches')).SavedSearches }));
/** Few lists refresh themselves, or hear of changes. */
const Freshness = lazyPart(() => import('./live/Freshness'));

interface ListTopProps extends Pick<
  ListState,
  'filters' | 'sort' | 'perPage' | 'total' | 'outdated' | 'listKey' | 'refresh' | 'refreshQuietly' | 'setFilters'
> {
  readonly inPage: boolean;
  readonly phone: boolean;
  readonly columns: ColumnChoice;
  readonly drawn: readonly TableColumn[];
  readonly records: readonly AnyRecord[] | undefined;
  /** Its records have more than one state, and a filter for it. */
  readonly showsStates: boolean;
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
  showsStates,
  effectiveFilters,
  filters,
  sort,
  perPage,
  total,
  outdated,
  listKey: queryKey,
  refresh,
  refreshQuietly,
  setFilters,
}: ListTopProps) {
  const { resource, can } = useResource();
  const { workflow, table } = resource;
  return (
    <ListHeading
      level={inPage ? 'h2' : 'h1'}
      count={records && !outdated ? total : undefined}
      tabs={
        <>
          {workflow && (
            <StateTabs applied={filters} states={showsStates} onApply={setFilters} waiting={<Box sx={{ flex: 1 }} />} />
          )}
          {!inPage && table && <SavedSearches table={table} waiting={<Box sx={{ flex: 1 }} />} />}
        </>
      }
      tools={
        <ListTools
          columns={columns}
          asCards={phone}
          onRefresh={refresh}
          age={
            (resource.refresh ?? resource.live) && (
              <Freshness queryKey={queryKey} onRefresh={refreshQuietly} waiting={null} />
            )
          }
        >
          {workflow && <LookSwitch waiting={<Box sx={{ width: 69 }} />} />}
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
