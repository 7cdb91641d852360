import { ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AnyRecord } from '@/schema';
import { useArea } from '@/data';
import { useSelected, type Selection } from '../selection';

/** Where a menu was asked for. */
export interface CellPlace {
  readonly record: AnyRecord;
  /** Undefined on the row itself. */
  readonly cell: HTMLElement | undefined;
  readonly left: number;
  readonly top: number;
}

interface CellMenuProps {
  readonly place: CellPlace;
  readonly selection: Selection;
  onCell(cell: HTMLElement): void;
  onRows(records: readonly AnyRecord[]): void;
  onClose(): void;
}

/** What can be copied at a place of a table: the value, the row, the chosen rows. */
export default function CellMenu({ place, selection, onCell, onRows, onClose }: CellMenuProps) {
  useArea('lists');
  const translate = useTranslate();
  const chosen = useSelected(selection);
  const { record, cell, left, top } = place;
  const item = (key: string, run: () => void, shortcut = false, count = 0) => (
    <MenuItem
      key={key}
      onClick={() => {
        onClose();
        run();
      }}
    >
      <ListItemText>{translate(`lists.copy.${key}`, { smart_count: count })}</ListItemText>
      {shortcut && (
        <Typography variant="caption" sx={{ color: 'text.secondary', pl: 3 }}>
          Ctrl+C
        </Typography>
      )}
    </MenuItem>
  );
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left, top }}
      slotProps={{ list: { 'aria-label': translate('actions.copy.label'), dense: true } }}
    >
      {cell && item('cell', () => onCell(cell), true)}
      {item('row', () => onRows([record]), !cell)}
      {chosen.length > 0 && item('selected', () => onRows(chosen), false, chosen.length)}
    </Menu>
  );
}
