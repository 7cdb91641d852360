import { Box, Paper } from '@mui/material';
import { useMemo, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { lazyPart, useResource } from '@/data';
import { type AnyRecord, type Resource, typeOptions } from '@/schema';
import { TableSkeleton, useIsPhone } from '@/widgets';
import { ActionHost } from '../actions/ActionHost';
import type { MenuAction } from '../actions/ActionMenu';
import { useActionGate } from '../actions/useActionGate';
import type { OnDone } from '../actions/useActionRun';
import { ExportButton } from '../list/ExportButton';
import { Filtering } from '../list/Filtering';
import { ListBody } from '../list/ListBody';
import { ListHeading } from '../list/ListHeading';
import { ListTools } from '../list/ListTools';
import { PrintButton } from '../list/print/PrintButton';
import { createSelection } from '../list/selection';
import { SelectionBar } from '../list/SelectionBar';
import { SummaryAbove } from '../list/summary/SummaryAbove';
import { RecordTable } from '../list/table/RecordTable';
import { useTableShared } from '../list/table/useTableShared';
import { useClearedSelection } from '../list/useClearedSelection';
import { useColumns } from '../list/useColumns';
import { useDensity } from '../list/useDensity';
import { useListTitle } from '../list/useListTitle';
import { createPath } from '../paths';
import { TreeTools } from './TreeTools';
import { useRecordTree } from './useRecordTree';
import { useTreeRows } from './useTreeRows';

/** What a new child begins with: its parent, and the scope its parent's field chooses within (a menu's application). */
function childValues(resource: Resource, parent: AnyRecord): Readonly<Record<string, unknown>> {
  const name = resource.tree?.parent;
  if (name === undefined) return {};
  const field = resource.fields[name];
  const within = field && typeOptions(field).within;
  return { [name]: parent.id, ...(within !== undefined && { [within]: parent[within] }) };
}

const RecordCards = lazyPart(async () => ({ default: (await import('../list/RecordCards')).RecordCards }));
const Freshness = lazyPart(() => import('../list/live/Freshness'));

const UNSORTED = { field: '', order: 'ASC' } as const;

/** A function that gives a row the way to a new child of it; undefined without the grant. */
function useAddChild(): ((record: AnyRecord) => readonly MenuAction[]) | undefined {
  const { resource, path, can } = useResource();
  const translate = useTranslate();
  const granted = can('create');
  return useMemo(() => {
    if (!granted) return undefined;
    const label = translate('actions.addChild.label');
    return (record) => [{ key: 'addChild', label, to: createPath(path, childValues(resource, record)) }];
  }, [granted, resource, path, translate]);
}

interface TreeHeadingProps {
  readonly tree: ReturnType<typeof useRecordTree>;
  readonly view: ReturnType<typeof useTreeRows>;
  readonly columns: ReturnType<typeof useColumns>;
  readonly shared: ReturnType<typeof useTableShared>;
}

/** What the tree is called, how many nodes it has, and what can be done with it as a whole. */
function TreeHeading({ tree, view, columns, shared }: TreeHeadingProps) {
  const { resource, can } = useResource();
  const phone = useIsPhone();
  return (
    <ListHeading
      count={tree.nodes && !tree.outdated ? view.count : undefined}
      tools={
        <ListTools
          columns={columns}
          asCards={phone}
          onRefresh={tree.refresh}
          age={
            (resource.refresh ?? resource.live) && (
              <Freshness queryKey={tree.listKey} onRefresh={tree.refreshQuietly} waiting={null} />
            )
          }
        >
          <TreeTools tree={view} />
          {view.rows.length > 0 && (
            <PrintButton
              columns={shared.columns}
              records={view.rows.map(({ record }) => record)}
              total={view.count}
              filters={tree.filters}
            />
          )}
        </ListTools>
      }
    >
      {can('export') && <ExportButton filters={tree.filters} sort={UNSORTED} columns={shared.columns} />}
    </ListHeading>
  );
}

function Tree() {
  const tree = useRecordTree();
  const view = useTreeRows(tree.nodes);
  const columns = useColumns();
  const { density } = useDensity();
  const title = useListTitle();
  const phone = useIsPhone();
  const [selection] = useState(createSelection);
  const selectable = useActionGate('bulk').entries.length > 0;
  const gate = useActionGate('row');
  const extra = useAddChild();
  const shared = useTableShared({
    columns,
    selection,
    selectable,
    gate,
    extra,
    fold: (row) => view.fold(row.record.id),
  });
  const { recordTitle } = useResource().resource;
  const applied = view.query === '' ? tree.filters : { ...tree.filters, [recordTitle]: view.query };
  useClearedSelection(selection, `${JSON.stringify(tree.filters)} ${view.query}`);
  const onDone = useEvent<Parameters<OnDone>, void>((_entry, ids) => selection.remove(ids));
  const reset = () => {
    view.search('');
    tree.setFilters({});
  };

  return (
    <ActionHost onDone={onDone}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <TreeHeading tree={tree} view={view} columns={columns} shared={shared} />
        <Paper variant="outlined" sx={{ overflow: 'hidden', minWidth: 0 }}>
          <SummaryAbove effectiveFilters={tree.filters} />
          <Filtering filters={tree.request} applied={tree.filters} onApply={tree.setFilters} />
          <SelectionBar selection={selection} />
          <ListBody
            count={tree.nodes && view.rows.length}
            error={tree.error}
            stale={tree.stale}
            queryKey={tree.listKey}
            applied={applied}
            columns={columns.shown.length}
            onRetry={tree.refresh}
            onReset={reset}
          >
            {phone ? (
              <RecordCards
                label={title}
                rows={view.rows}
                shared={shared}
                outdated={tree.outdated}
                waiting={<TableSkeleton columns={1} />}
              />
            ) : (
              <RecordTable label={title} rows={view.rows} shared={shared} density={density} outdated={tree.outdated} />
            )}
          </ListBody>
        </Paper>
      </Box>
    </ActionHost>
  );
}

/** The list of a tree resource: its nodes under their parents, with the same columns and actions as any list. */
export default function ResourceTree() {
  const { path } = useResource();
  return <Tree key={path} />;
}
