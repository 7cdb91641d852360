import { useMemo } from 'react';
import { useEvent, useLocale, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useResource } from '@/data/ResourceContext';
import type { AnyRecord } from '@/schema';
import type { ActionGate } from '../../actions/useActionGate';
import { useActionText, type ActionText } from '../../actions/useActionText';
import { openPath } from '../../paths';
import { recordName } from '../../recordName';
import type { RowItem } from '../rowItems';
import type { Selection } from '../selection';
import type { ColumnChoice } from '../useColumns';
import { actionsWidth } from './columnWidth';
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

/** Labels that may stand in a row itself: up to the second action that every record has. */
function rowLabels(gate: ActionGate, text: ActionText, extra: string | undefined): string[] {
  const labels: string[] = [];
  let sure = extra === undefined ? 0 : 1;
  for (const { key, action } of gate.entries) {
    if (sure === 2) break;
    labels.push(text.label(key));
    if (action.visible === undefined) sure += 1;
  }
  return extra === undefined ? labels : [...labels, extra];
}

/** What the rows of a table share, the same object until something of it changes. */
export function useTableShared({ columns: choice, selection, selectable, gate, fold, extra }: TableOptions): TableShared {
  const { resource, path, scope, can } = useResource();
  const locale = useLocale() ?? 'en';
  const navigate = useNavigate();
  const columns = useTableColumns(choice.shown);
  const text = useActionText();
  const translate = useTranslate();
  const go = useEvent((record: AnyRecord) => {
    const to = openPath({ resource, path, can }, record);
    if (to !== undefined) void navigate(to);
  });
  const foldRow = useEvent((row: RowItem) => fold?.(row));
  return useMemo(
    () => ({
      columns,
      choice,
      scope,
      selection,
      selectable,
      gate,
      actionsWidth: actionsWidth(rowLabels(gate, text, extra && translate('actions.addChild.label')), gate.entries.length > 2, translate('list.actions')),
      ...(extra && { extra }),
      openPath: (record) => openPath({ resource, path, can }, record),
      nameOf: (record) => recordName(resource, record, locale),
      open: go,
      fold: foldRow,
    }),
    [columns, choice, scope, selection, selectable, gate, extra, resource, path, can, locale, text, translate, go, foldRow],
  );
}
