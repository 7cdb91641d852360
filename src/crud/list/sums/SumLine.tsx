import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { cellOf } from '@/fields';
import { useTable } from '../table/TableContext';
import { columnSum, isSummed } from './columnSum';
import type { SumProps } from './SumRow';

/** The same below cards: what they come to, each figure with its name. */
export default function SumLine({ rows, isPage }: SumProps) {
  useArea('lists');
  const translate = useTranslate();
  const { columns, scope } = useTable();
  const records = rows.map(({ record }) => record);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, px: 1.5, py: 1, typography: 'body2', fontWeight: 600 }}
    >
      {translate(isPage ? 'lists.sum.page' : 'lists.sum.all')}
      {columns.filter(isSummed).map((column) => {
        const { name, field, label } = column;
        const found = columnSum(column, records);
        const Cell = cellOf(field.type);
        if (!found) return null;
        return (
          <Box key={name} component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular' }}>
              {label}
            </Box>
            <Cell value={found.sum} record={found.record} name={name} field={field} scope={scope} />
          </Box>
        );
      })}
    </Box>
  );
}
