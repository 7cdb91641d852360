import { Box, Button, Popover, Typography } from '@mui/material';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FieldFrame, NumberBox, isComposing } from '@/widgets';
import { countOf } from '@/widgets/internal';
import { fillValue, ramp } from './fillSlots';
import type { SlotGridState } from './useSlotGrid';

interface FillPopoverProps {
  readonly grid: SlotGridState;
  readonly anchor: HTMLElement;
  onClose(): void;
}

/** Fills the selected cells with one figure, or with equal steps from one to another. */
export function FillPopover({ grid, anchor, onClose }: FillPopoverProps) {
  const translate = useTranslate();
  const id = useId();
  const [from, setFrom] = useState<number | string | null>(null);
  const [to, setTo] = useState<number | string | null>(null);
  const { selection, edits, unit, decimals = 2, words } = grid;
  const { area } = selection;
  const isReady = typeof from === 'number' && typeof to !== 'string';
  const fill = () => {
    if (!isReady) return;
    const count = edits.write(to === null ? fillValue(area, from) : ramp(area, from, to, decimals));
    grid.say(translate('slots.fill.done', { smart_count: count }));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    fill();
  };
  const box = (name: 'from' | 'to', value: number | string | null, set: typeof setFrom) => (
    <FieldFrame
      id={`${id}-${name}`}
      label={translate(`slots.fill.${name}`)}
      error={typeof value === 'string' ? translate('slots.fill.noNumber') : undefined}
    >
      {(control) => (
        <NumberBox control={control} value={value} onNumber={set} unit={unit} min={-1} decimals={decimals} />
      )}
    </FieldFrame>
  );
  const corner = { row: area.top, column: area.left };
  const end = { row: area.bottom, column: area.right };
  const title =
    countOf(area) === 1
      ? words.cell(corner)
      : translate('slots.fill.range', { from: words.cell(corner), to: words.cell(end) });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': `${id}-title` },
        transition: { onEntered: () => document.getElementById(`${id}-from`)?.focus() },
      }}
    >
      <Box onKeyDown={onKeyDown} sx={{ p: 2, display: 'grid', gap: 1.5, width: 280 }}>
        <Typography id={`${id}-title`} variant="subtitle2">
          {title}
        </Typography>
        {box('from', from, setFrom)}
        {box('to', to, setTo)}
        <Button variant="contained" disabled={!isReady} onClick={fill}>
          {translate('slots.fill.apply', { smart_count: countOf(area) })}
        </Button>
      </Box>
    </Popover>
  );
}
