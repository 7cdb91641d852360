import { Box, Checkbox, IconButton, Tooltip } from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ArrangedItem, MenuItemChoice } from './customMenu';
import { isComposing } from '@/widgets';

/** Height of a row in px; dragging counts in it. */
export const MENU_ROW = 40;

interface CustomMenuRowProps {
  readonly entry: ArrangedItem<MenuItemChoice>;
  readonly index: number;
  readonly count: number;
  readonly dragged: boolean;
  /** Element that says why the last one cannot be unchecked. */
  readonly whyId: string;
  onGrab(event: PointerEvent<HTMLElement>): void;
  onToggle(): void;
  /** To a place, from 0. */
  onMove(to: number): void;
}

interface MoveButtonProps {
  readonly direction: 'up' | 'down';
  readonly name: string;
  /** Undefined where there is no place that way. */
  readonly move: (() => void) | undefined;
}

/** Moves an item by one place; at an end it stays in the order of the Tab key and does nothing. */
function MoveButton({ direction, name, move }: MoveButtonProps) {
  const translate = useTranslate();
  const words = translate(`widgets.customMenu.${direction}`, { name });
  return (
    <IconButton
      data-move={direction}
      aria-label={words}
      title={words}
      aria-disabled={!move || undefined}
      onClick={move}
      sx={move ? undefined : { color: 'text.disabled', cursor: 'default' }}
    >
      {direction === 'up' ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
    </IconButton>
  );
}

interface ItemTickProps extends Pick<CustomMenuRowProps, 'entry' | 'whyId' | 'onToggle'> {
  readonly id: string;
}

/** The box and the name of an item; the last one that is checked says why it stays. */
function ItemTick({ entry: { item, checked, locked }, id, whyId, onToggle }: ItemTickProps) {
  const translate = useTranslate();
  const box = (
    <Box
      component="label"
      htmlFor={id}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        flex: 1,
        minWidth: 0,
        cursor: locked ? 'default' : 'pointer',
      }}
    >
      <Checkbox
        id={id}
        checked={checked}
        disabled={locked}
        onChange={onToggle}
        slotProps={{ input: { 'aria-describedby': locked ? whyId : undefined } }}
      />
      <Box
        component="span"
        sx={{
          typography: 'body2',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: checked ? undefined : 'text.secondary',
        }}
      >
        {item.label}
      </Box>
    </Box>
  );
  if (!locked) return box;
  return (
    <Tooltip describeChild title={translate('widgets.customMenu.last')}>
      {box}
    </Tooltip>
  );
}

/**
 * One item: a handle to drag, a box to check, and two arrows for those who do not drag. Alt and an arrow moves it as
 * well.
 */
export function CustomMenuRow({ index, count, dragged, onGrab, onMove, ...item }: CustomMenuRowProps) {
  const id = useId();
  const { key, label } = item.entry.item;
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <Box
      component="li"
      data-key={key}
      onKeyDown={press}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: MENU_ROW,
        borderRadius: 1,
        bgcolor: dragged ? 'action.selected' : 'background.paper',
        boxShadow: dragged ? 3 : undefined,
        '&:hover': { bgcolor: dragged ? 'action.selected' : 'action.hover' },
      }}
    >
      <Box
        aria-hidden
        data-handle
        onPointerDown={onGrab}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: MENU_ROW,
          color: 'text.secondary',
          cursor: dragged ? 'grabbing' : 'grab',
          touchAction: 'none',
          userSelect: 'none',
        }}
      >
        <DragIndicator sx={{ fontSize: 18 }} />
      </Box>
      <ItemTick {...item} id={id} />
      <MoveButton direction="up" name={label} move={index > 0 ? () => onMove(index - 1) : undefined} />
      <MoveButton direction="down" name={label} move={index < count - 1 ? () => onMove(index + 1) : undefined} />
    </Box>
  );
}
