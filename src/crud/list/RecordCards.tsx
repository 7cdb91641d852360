import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RowActions } from '../actions/RowActions';
import { useIsOpened } from './opened/useOpened';
import { useChangedCells } from './refresh/useChangedCells';
import type { RowItem } from './rowItems';
import { RecordCell } from './table/RecordCell';
import { RowTick } from './table/RowTick';
import { markStyles } from './table/markStyles';
import { TableProvider, useTable, type TableShared } from './table/TableContext';

function RecordCard({ row }: { readonly row: RowItem }) {
  const { columns, selection, selectable, gate, extra, hasActions, nameOf, path, openedWord, marksChanges } =
    useTable();
  const { record } = row;
  const changed = useChangedCells(record, marksChanges);
  const opened = useIsOpened(path, record.id, openedWord !== undefined);
  const title = columns.find(({ isTitle }) => isTitle);
  return (
    <Box
      component="li"
      data-opened={opened || undefined}
      aria-description={opened ? openedWord : undefined}
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        borderBottom: 1,
        borderColor: 'divider',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 200px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {selectable && <RowTick row={row} name={nameOf(record)} selection={selection} />}
        <Box
          sx={{
            minWidth: 0,
            flex: 1,
            '& > *': { typography: 'subtitle2' },
            '& a': { color: 'primary.main', textDecoration: 'none' },
          }}
        >
          {title && <RecordCell column={title} record={record} />}
        </Box>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)',
          columnGap: 1,
          rowGap: 0.5,
          m: 0,
        }}
      >
        {columns
          .filter((column) => column !== title)
          .map((column) => (
            <Box key={column.name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {column.label}
              </Typography>
              <Box component="dd" className={changed(column.name)} sx={{ m: 0, minWidth: 0 }}>
                <RecordCell column={column} record={record} />
              </Box>
            </Box>
          ))}
      </Box>
      {hasActions && <RowActions record={record} gate={gate} {...(extra && { extra })} />}
    </Box>
  );
}

interface RecordCardsProps {
  readonly label: string;
  readonly rows: readonly RowItem[];
  readonly shared: TableShared;
  readonly outdated: boolean;
}

/** The same rows on a phone: a card each, with the same columns and actions. */
export function RecordCards({ label, rows, shared, outdated }: RecordCardsProps) {
  const translate = useTranslate();
  return (
    <TableProvider value={shared}>
      <Box
        component="ul"
        aria-label={translate('list.cards', { name: label })}
        aria-busy={outdated || undefined}
        sx={(theme) => ({ listStyle: 'none', m: 0, p: 0, opacity: outdated ? 0.6 : 1, ...markStyles(theme) })}
      >
        {rows.map((row) => (
          <RecordCard key={row.key} row={row} />
        ))}
      </Box>
    </TableProvider>
  );
}
