import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/ResourceContext';
import { cellOf } from '@/fields/cells';
import type { Column } from '@/schema';
import { columnWidth } from './columnWidth';
import type { TableColumn } from './TableContext';

/** The columns on view with their fields, cells, labels and widths. The representing one, else the first, is the link. */
export function useTableColumns(shown: readonly Column[]): readonly TableColumn[] {
  const { resource, views, scope } = useResource();
  const translate = useTranslate();
  return useMemo(() => {
    const names = shown.map(({ field }) => field);
    const link = names.includes(resource.represent) ? resource.represent : names[0];
    return shown.flatMap((column): TableColumn[] => {
      const name = column.field;
      const field = resource.fields[name];
      if (!field) return [];
      const label = translate(`${scope}.fields.${name}`);
      const sortable = column.sortable ?? field.options.sortable ?? field.kind.sortable ?? false;
      return [
        {
          name,
          field,
          label,
          cell: views.cells?.[name] ?? cellOf(field.kind.name),
          width: columnWidth(column, field, label),
          sortable: sortable && !field.kind.derive && resource.api.sort !== false,
          represents: name === link,
        },
      ];
    });
  }, [shown, resource, views, scope, translate]);
}
