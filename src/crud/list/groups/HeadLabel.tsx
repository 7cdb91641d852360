import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { formatDate } from '@/schema/dates';
import { listCellOf } from '../table/listCellOf';
import { useTable } from '../table/TableContext';
import type { GroupHead } from '../rowItems';
import { groupField, groupParts, isByDay } from './groupBy';
import { groupValue } from './groupRows';

/** What a group is of: each field with its value, as a cell of the list draws it. */
export function HeadLabel({ by, head }: { readonly by: string; readonly head: GroupHead }) {
  const translate = useTranslate();
  const { resource, views } = useResource();
  const { scope } = useTable();
  const record = head.rows[0]?.record;
  if (!record) return null;
  return groupParts(by).map((part) => {
    const name = groupField(part);
    const field = resource.fields[name];
    const value = groupValue(record, part);
    const Cell = field && (views.cells?.[name] ?? listCellOf(field.type));
    return (
      <span key={part} className="part">
        <span className="label">{translate(`${scope}.fields.${name}`)}</span>
        <span className="value">
          {value === ''
            ? translate('lists.groups.none')
            : isByDay(part)
              ? formatDate(value.padEnd(10, '-01'), part.endsWith('.day') ? 3 : 4)
              : field && Cell && <Cell value={record[name]} record={record} name={name} field={field} scope={scope} />}
        </span>
      </span>
    );
  });
}
