import { useCallback, useMemo } from 'react';
import { useEvent, useLocale, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';
import type { ActionGate } from '../../actions/useActionGate';
import { useAccess } from '@/access/AccessContext';
import { useRecordLinks } from '../../actions/useRecordLinks';
import { openPath } from '../../paths';
import { recordName } from '../../recordName';
import { useMarksOpened } from '../opened/useOpened';
import type { RowItem } from '../rowItems';
import type { Selection } from '../selection';
import type { ColumnChoice } from '../useColumns';
import type { TableShared } from './TableContext';
import { useTableColumns } from './useTableColumns';

interface TableOptions {
  readonly columns: ColumnChoice;
  readonly selection: Selection;
  readonly selectable: boolean;
  readonly gate: ActionGate;
  fold?(row: RowItem): void;
  /** Stable; what can be done to a row besides the resource's own actions. */
  readonly extra?: TableShared['extra'];
}

/** What the rows of a table share, the same object until something of it changes. */
export function useTableShared({
  columns: choice,
  selection,
  selectable,
  gate,
  fold,
  extra,
}: TableOptions): TableShared {
  const { resource, path, scope, can, views } = useResource();
  const { pathOf } = useAccess();
  const locale = useLocale() ?? 'en';
  const navigate = useNavigate();
  const columns = useTableColumns(choice.shown);
  const translate = useTranslate();
  const [marksOpened] = useMarksOpened();
  const linksOf = useRecordLinks();
  const pathTo = useCallback(
    (record: AnyRecord) => linksOf(record).find(({ about }) => about)?.to ?? openPath({ resource, path, can }, record),
    [linksOf, resource, path, can],
  );
  const go = useEvent((record: AnyRecord) => {
    const to = pathTo(record);
    if (to !== undefined) void navigate(to);
  });
  const foldRow = useEvent((row: RowItem) => fold?.(row));
  const hasLinks = (views.links ?? []).some((link) => pathOf.has(link.page));
  return useMemo(
    () => ({
      columns,
      choice,
      scope,
      path,
      marksChanges: resource.refresh !== undefined,
      ...(marksOpened && { openedWord: translate('list.opened') }),
      selection,
      selectable,
      gate,
      hasActions: hasLinks || gate.entries.length > 0 || extra !== undefined,
      ...(extra && { extra }),
      openPath: pathTo,
      nameOf: (record) => recordName(resource, record, locale),
      open: go,
      fold: foldRow,
    }),
    [
      columns,
      choice,
      scope,
      selection,
      selectable,
      gate,
      extra,
      resource,
      locale,
      translate,
      hasLinks,
      pathTo,
      go,
      foldRow,
      path,
      marksOpened,
    ],
  );
}
