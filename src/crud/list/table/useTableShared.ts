import { useCallback, useMemo } from 'react';
import { useEvent, useLocale, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';
import type { ActionGate } from '../../actions/useActionGate';
import { useAccess } from '@/access/AccessContext';
import { isAbout } from '../../actions/linkTarget';
import { useRecordLinks } from '../../actions/useRecordLinks';
import { useActionText, type ActionText } from '../../actions/useActionText';
import { openPath } from '../../paths';
import { recordName } from '../../recordName';
import { useMarksOpened } from '../opened/useMarksOpened';
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

/** Any record: what pages there are about it does not depend on it. */
const SOME: AnyRecord = { id: '0' };

/** Labels that may stand in a row itself: up to the second link or action that every record has. */
function rowLabels(
  gate: ActionGate,
  text: ActionText,
  links: readonly string[],
  ways: readonly string[],
  extra: string | undefined,
): string[] {
  const labels = links.slice(0, 2);
  let sure = labels.length + (extra === undefined ? 0 : 1);
  for (const { key, action } of gate.entries) {
    if (sure >= 2) break;
    labels.push(text.label(key));
    if (action.visible === undefined) sure += 1;
  }
  if (sure < 2) labels.push(...ways);
  return extra === undefined ? labels : [...labels, extra];
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
  const text = useActionText();
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
  const ways = useMemo(
    () =>
      (views.links ?? [])
        .filter((link) => !isAbout(link) && pathOf.has(link.page))
        .map(({ key }) => translate(`${scope}.links.${key}`)),
    [views, pathOf, translate, scope],
  );
  const links = useMemo(
    () =>
      linksOf(SOME)
        .filter(({ about }) => about)
        .map(({ label }) => label),
    [linksOf],
  );
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
      actionsWidth: actionsWidth(
        rowLabels(gate, text, links, ways, extra && translate('actions.addChild.label')),
        links.length + gate.entries.length + ways.length > 2,
        translate('list.actions'),
      ),
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
      text,
      translate,
      links,
      ways,
      pathTo,
      go,
      foldRow,
      path,
      marksOpened,
    ],
  );
}
