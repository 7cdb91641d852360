import { Box } from '@mui/material';
import { useState } from 'react';
import { figureAt } from '../slots/figures';
import type { Cell } from '../slots/figures';
import { numberText } from '@/widgets/internal';
import { typedFigure } from './paste';
import type { SlotGridState } from './useSlotGrid';

interface SlotListCellProps {
  readonly grid: SlotGridState;
  readonly cell: Cell;
}

/** One figure on a phone: a box that keeps what it is left with. */
export function SlotListCell({ grid, cell }: SlotListCellProps) {
  const { figures, words, problems, edits, unit = '' } = grid;
  const [typed, setTyped] = useState<string>();
  const problem = problems.get(`${cell.row}:${cell.column}`);
  const leave = () => {
    const figure = typed === undefined ? undefined : typedFigure(typed, unit);
    if (figure !== undefined) edits.write([{ ...cell, value: figure }]);
    if (typed !== undefined) grid.say(figure === undefined ? words.unread(cell, typed) : '');
    setTyped(undefined);
    grid.onLeave?.();
  };
  return (
    <Box
      component="input"
      inputMode="decimal"
      autoComplete="off"
      placeholder="-"
      value={typed ?? numberText(figureAt(figures, cell))}
      readOnly={grid.isLocked(cell)}
      aria-label={words.cell(cell)}
      aria-invalid={problem ? true : undefined}
      title={problem && words.rule(cell, problem.error)}
      onFocus={() => grid.selection.cover({ top: cell.row, bottom: cell.row, left: 0, right: grid.size.columns - 1 })}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={leave}
      sx={{
        font: 'inherit',
        color: problem ? 'error.main' : 'text.primary',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'end',
        width: 128,
        height: 40,
        px: 1.5,
        border: 0,
        bgcolor: 'transparent',
        '&:focus': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
        '&:read-only': { color: 'text.secondary', bgcolor: 'action.hover' },
      }}
    />
  );
}
