import { Box, Button, Checkbox, FormControlLabel, IconButton, OutlinedInput, Popover, Tooltip } from '@mui/material';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TableColumn } from './tableModel';
import { foldText } from '@/schema';
import { usePopup } from '@/widgets';

interface ColumnsButtonProps {
  readonly title: string;
  /** All of the table. The first always stays. */
  readonly columns: readonly TableColumn[];
  readonly hidden: readonly string[];
  onHidden(hidden: readonly string[]): void;
}

/** From so many columns on they are looked for by name. */
const SEARCHED = 12;

/** Which columns of a table are on view. */
export function ColumnsButton({ title, columns, hidden, onHidden }: ColumnsButtonProps) {
  const translate = useTranslate();
  const { trigger, popover } = usePopup('dialog');
  const [search, setSearch] = useState('');
  const label = translate('report.table.columnsOf', { title });
  const found = columns.slice(1).filter((column) => foldText(column.label).includes(foldText(search)));
  const toggle = (name: string) =>
    onHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  return (
    <>
      <Tooltip title={translate('report.table.columns')}>
        <IconButton size="small" aria-label={label} {...trigger}>
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        {...popover}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { width: 'min(320px, calc(100vw - 24px))', maxHeight: 420, display: 'flex', flexDirection: 'column' },
          },
        }}
      >
        {columns.length > SEARCHED && (
          <OutlinedInput
            size="small"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={translate('report.table.columnSearch')}
            slotProps={{ input: { 'aria-label': translate('report.table.columnSearch') } }}
            sx={{ m: 1.5, mb: 0.5 }}
          />
        )}
        <Box role="group" aria-label={label} sx={{ overflow: 'auto', minHeight: 0, px: 2, py: 1, display: 'grid' }}>
          {found.map(({ name, label: words }) => (
            <FormControlLabel
              key={name}
              control={
                <Checkbox
                  size="small"
                  checked={!hidden.includes(name)}
                  onChange={() => toggle(name)}
                  sx={{ py: 0.5 }}
                />
              }
              label={words}
            />
          ))}
        </Box>
        <Button
          color="inherit"
          disabled={hidden.length === 0}
          onClick={() => onHidden([])}
          sx={{ m: 1, alignSelf: 'flex-start' }}
        >
          {translate('report.table.columnsAll')}
        </Button>
      </Popover>
    </>
  );
}
