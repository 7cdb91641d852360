import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { isSortable } from '@/schema';
import { pinClass, pinStyle } from '@/widgets/internal';
import type { ArrangedColumn } from '../columns/arrangeColumns';
import { useTimeStyle } from '../times/useTimeStyle';
import { RelativeCell } from '../times/RelativeCell';
import { StateCell } from '../../workflow/StateCell';
import { columnWidth } from './columnWidth';
import { listCellOf } from './listCellOf';
import type { TableColumn } from './TableContext';

/** The columns on view with their fields, cells, labels and widths. The title, else the first, is the link. */
export function useTableColumns(shown: readonly ArrangedColumn[]): readonly TableColumn[] {
  const { resource, views, scope } = useResource();
  const translate = useTranslate();
  const [times] = useTimeStyle();
  return useMemo(() => {
    const names = shown.map(({ field }) => field);
    const link = names.includes(resource.recordTitle) ? resource.recordTitle : names[0];
    const limited = resource.workflow?.limits && resource.workflow.state;
    const known = shown.filter(({ field }) => resource.fields[field]);
    const pins = known.map(({ field, pinned }) => ({ name: field, ...(pinned && { pinned }) }));
    return known.flatMap((column, index): TableColumn[] => {
      const name = column.field;
      const field = resource.fields[name];
      if (!field) return [];
      const label = translate(`${scope}.fields.${name}`);
      const relative = times === 'relative' && field.type.traits?.moment === true;
      const className = [
        field.type.align === 'end' ? 'end' : '',
        name === link ? 'title' : '',
        pinClass(pins, index) ?? '',
      ]
        .filter(Boolean)
        .join(' ');
      return [
        {
          name,
          field,
          label,
          cell:
            views.cells?.[name] ?? (relative ? RelativeCell : name === limited ? StateCell : listCellOf(field.type)),
          width: columnWidth(column, field, label),
          resized: column.resized === true,
          sortable: isSortable(resource, column),
          isTitle: name === link,
          isName: name === resource.recordTitle,
          ...(className && { className }),
          ...(column.pinned && { pinned: column.pinned, style: pinStyle(column.pinned, index) }),
        },
      ];
    });
  }, [shown, resource, views, scope, translate, times]);
}
