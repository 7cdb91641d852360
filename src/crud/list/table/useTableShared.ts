import { useCallback, useMemo } from 'react';
import { useEvent, useLocale, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useResource } from '@/data';
import { isEmpty, matches, type AnyRecord } from '@/schema';
import { useAccess } from '@/access';
import type { ActionGate } from '../../actions/useActionGate';
import { useRecordLinks } from '../../actions/useRecordLinks';
import { openPath } from '../../paths';
import { recordName } from '../../recordName';
import { useMarksOpened } from '../opened/useOpened';
import type { RowItem } from '../rowItems';
import type { Selection } from '../selection';
import type { ColumnChoice } from '../useColumns';
import type { TableColumn, TableShared, TracedColumn } from './TableContext';
import { useTableColumns } from './useTableColumns';

/** In this order: of several rules that hold the first counts. */
const TONES = ['error', 'warning', 'success', 'info'] as const;

interface TableOptions {
  readonly columns: ColumnChoice;
  readonly selection: Selection;
  readonly selectable: boolean;
  readonly gate: ActionGate;
  fold?(row: RowItem): void;
  /** Rows can be put in order. */
  readonly moves?: boolean;
  /** Of the location a row leads to. */
  readonly state?: object | undefined;
  /** Stable; what can be done to a row besides the resource's own actions. */
  readonly extra?: TableShared['extra'];
}

/** The first column on view with figures that tell how they were computed. */
function tracedColumn(columns: readonly TableColumn[], gate: ActionGate): TracedColumn | undefined {
  for (const { name } of columns) {
    const entry = gate.entries.find(({ action }) => action.traces?.some(({ of }) => of === name));
    if (entry)
      return {
        column: name,
        of: (record) =>
          !isEmpty(record[name]) && gate.shown(record).includes(entry) && gate.enabled(entry, record)
            ? entry
            : undefined,
      };
  }
  return undefined;
}

/** What the rows of a table share, the same object until something of it changes. */
export function useTableShared({
  columns: choice,
  selection,
  selectable,
  gate,
  fold,
  extra,
  state,
  moves = false,
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
    if (to !== undefined) void navigate(to, { state });
  });
  const foldRow = useEvent((row: RowItem) => fold?.(row));
  const traced = useMemo(() => tracedColumn(columns, gate), [columns, gate]);
  const duplicates = !views.pages?.create && can('create') && resource.open !== false && !path.startsWith('@');
  const hasLinks = (views.links ?? []).some((link) => pathOf.has(link.page));
  return useMemo(
    () => ({
      columns,
      choice,
      scope,
      path,
      marksChanges: Boolean(resource.refresh ?? resource.live),
      ...(marksOpened && { openedWord: translate('list.opened') }),
      selection,
      selectable,
      gate,
      hasActions: hasLinks || gate.entries.length > 0 || extra !== undefined || duplicates,
      ...(traced && { traced }),
      ...(extra && { extra }),
      opens: resource.expand !== undefined,
      moves,
      ...(resource.tone && {
        markOf: (record) => {
          const tone = TONES.find((one) => resource.tone?.[one] && matches(resource.tone[one], record));
          return tone && { tone, words: translate(`${scope}.tones.${tone}`) };
        },
      }),
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
      traced,
      extra,
      resource,
      locale,
      translate,
      hasLinks,
      duplicates,
      moves,
      pathTo,
      go,
      foldRow,
      path,
      marksOpened,
    ],
  );
}
