import { Box, Button, IconButton, Tooltip } from '@mui/material';
import FormatColorFill from '@mui/icons-material/FormatColorFillOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { countOf } from '@/widgets/internal';
import { FillPopover } from './FillPopover';
import type { SlotGridState } from './useSlotGrid';
import { usePopup } from '@/widgets';

interface SlotToolsProps {
  readonly grid: SlotGridState;
  /** Tells the keys: the grid is drawn as a sheet. */
  readonly keys: boolean;
}

/** Above the grid: take back, make again, fill what is selected. */
export function SlotTools({ grid, keys }: SlotToolsProps) {
  const translate = useTranslate();
  const { anchor, close, trigger } = usePopup('dialog');
  const { edits, selection } = grid;
  const button = (name: 'undo' | 'redo', keys: string, icon: ReactNode, isOpen: boolean) => (
    <Tooltip title={translate(`slots.${name}`)}>
      <span>
        <IconButton
          size="small"
          aria-label={translate(`slots.${name}`)}
          aria-keyshortcuts={keys}
          disabled={!isOpen}
          onClick={() => edits[name]()}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {button('undo', 'Control+Z', <Undo fontSize="small" />, edits.canUndo)}
      {button('redo', 'Control+Y', <Redo fontSize="small" />, edits.canRedo)}
      <Button size="small" color="inherit" startIcon={<FormatColorFill />} {...trigger}>
        {translate('slots.fill.open', { smart_count: countOf(selection.area) })}
      </Button>
      {keys && (
        <Tooltip title={translate('slots.hint')}>
          <IconButton size="small" aria-label={translate('slots.keys')} sx={{ ml: 'auto' }}>
            <KeyboardOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {anchor && <FillPopover grid={grid} anchor={anchor} onClose={close} />}
    </Box>
  );
}
