import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { InnerValue } from '../InnerValue';
import { innerScope } from '../innerScope';
import { OneLine } from '../OneLine';
import { defineCell, type CellProps } from '../views';
import { rowsType, type RowsOptions } from './type';

/** The rows as a small table that scrolls in itself when it is wide. */
function RowsDetail({ value, name, field, scope }: CellProps<Readonly<Record<string, unknown>>[], RowsOptions>) {
  const translate = useTranslate();
  const below = innerScope(scope, name);
  const columns = Object.entries(field.options.fields);
  if (!value || value.length === 0) return <OneLine text="-" />;
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(([key, inner]) => (
              <TableCell key={key} align={inner.type.align === 'end' ? 'right' : 'left'}>
                {translate(`${below}.fields.${key}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {value.map((row, index) => (
            <TableRow key={index} sx={{ '&:last-child td': { borderBottom: 0 } }}>
              {columns.map(([key, inner]) => (
                <TableCell key={key} align={inner.type.align === 'end' ? 'right' : 'left'}>
                  <InnerValue name={key} field={inner} scope={below} values={row} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

export default defineCell(rowsType, RowsDetail);
