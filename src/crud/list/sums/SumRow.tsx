import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { cellOf } from '@/fields';
import type { RowItem } from '../rowItems';
import { useTable } from '../table/TableContext';
import { columnSum, isSummed } from './columnSum';

export interface SumProps {
  readonly rows: readonly RowItem[];
  /** The list has more rows than these. */
  readonly isPage: boolean;
}

/** The foot of a list: what the rows on view come to. It says so where there are more of them. */
export default function SumRow({ rows, isPage }: SumProps) {
  useArea('lists');
  const translate = useTranslate();
  const { columns, selectable, hasActions, scope, formats } = useTable();
  const records = rows.map(({ record }) => record);
  const said = columns.find((column) => !isSummed(column));
  return (
    <Box
      component="tfoot"
      sx={({ palette }) => ({
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        '& :is(th, td)': { fontWeight: 600, borderTop: `1px solid ${palette.divider}`, borderBottom: 0 },
      })}
    >
      <tr>
        {selectable && <td aria-hidden />}
        {columns.map((column) => {
          const { name, field, className, style } = column;
          const found = isSummed(column) ? columnSum(column, records) : undefined;
          const Cell = cellOf(field.type);
          const place = { className: className?.replace('title', ''), style };
          if (column === said)
            return (
              <th key={name} scope="row" {...place}>
                {translate(isPage ? 'lists.sum.page' : 'lists.sum.all')}
              </th>
            );
          return (
            <td key={name} {...place}>
              {found && (
                <Cell
                  value={found.sum}
                  record={found.record}
                  name={name}
                  field={field}
                  scope={scope}
                  column={formats?.get(name)}
                />
              )}
            </td>
          );
        })}
        {hasActions && <td className="actions" aria-hidden />}
      </tr>
    </Box>
  );
}
