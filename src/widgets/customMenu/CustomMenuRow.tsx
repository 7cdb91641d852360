import { Box, Checkbox, IconButton, Tooltip } from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ArrangedItem, MenuItemChoice } from './customMenu';
import { isComposing } from '../isComposing';

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

/**
 * One item: a handle to drag, a box to check, and two arrows for those who do not drag. Alt and an arrow moves it as
 * well.
 */
export function CustomMenuRow({
  entry: { item, checked, locked },
  index,
  count,
  dragged,
  whyId,
  onGrab,
  onToggle,
  onMove,
}: CustomMenuRowProps) {
  const translate = useTranslate();
  const id = useId();
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    onMove(index + step);
  };
  const arrow = (direction: 'up' | 'down', to: number) => {
    const words = translate(`widgets.customMenu.${direction}`, { name: item.label });
    const off = to < 0 || to >= count;
    return (
      <IconButton
        data-move={direction}
        aria-label={words}
        title={words}
        aria-disabled={off || undefined}
        onClick={off ? undefined : () => onMove(to)}
        sx={off ? { color: 'text.disabled', cursor: 'default' } : undefined}
      >
        {direction === 'up' ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
      </IconButton>
    );
  };
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
  return (
    <Box
      component="li"
      data-key={item.key}
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
      {locked ? (
        <Tooltip describeChild title={translate('widgets.customMenu.last')}>
          {box}
        </Tooltip>
      ) : (
        box
      )}
      {arrow('up', index - 1)}
      {arrow('down', index + 1)}
    </Box>
  );
}
