import { IconButton } from '@mui/material';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import type { RowItem } from '../rowItems';
import { useTable } from '../table/TableContext';

/**
 * Where a row is taken to be put at another place: dragged, or pressed to be told where. Nothing where its record may
 * not be changed.
 */
export default function MoveHandle({ row: { record } }: { readonly row: RowItem }) {
  useArea('lists');
  const { nameOf } = useTable();
  const { can } = useResource();
  const label = useTranslate()('lists.move.handle', { name: nameOf(record) });
  if (!can('edit', record)) return null;
  return (
    <IconButton
      size="small"
      data-move
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      sx={{
        p: 0.5,
        color: 'text.secondary',
        cursor: 'grab',
        touchAction: 'none',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  );
}
