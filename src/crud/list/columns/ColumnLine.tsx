import { Box, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import FormatAlignLeft from '@mui/icons-material/AlignHorizontalLeft';
import FormatAlignRight from '@mui/icons-material/AlignHorizontalRight';
import type { PointerEventHandler } from 'react';
import { useTranslate } from 'react-admin';
import { Tick } from '../table/Tick';
import type { ColumnChoice } from '../useColumns';
import type { ArrangedColumn } from './arrangeColumns';
import { neighbour, pinColumn, toggleColumn } from './changeLayout';
import type { PinSide } from '@/widgets/internal';

interface ColumnLineProps {
  readonly column: ArrangedColumn;
  readonly label: string;
  readonly columns: ColumnChoice;
  readonly grip: PointerEventHandler<HTMLElement>;
  onMove(field: string, place: 'before' | 'after', target: string): void;
}

/** One column among all: its box, its place, its side. */
export function ColumnLine({ column, label, columns, grip, onMove }: ColumnLineProps) {
  const translate = useTranslate();
  const { field, shown, pinned } = column;
  const { all, arranged, layout, setLayout } = columns;
  const arrow = (step: -1 | 1) => {
    const next = neighbour(arranged, field, step);
    return (
      <IconButton
        size="small"
        disabled={next === undefined}
        aria-label={translate(step < 0 ? 'lists.columns.up' : 'lists.columns.down', { name: label })}
        onClick={() => next !== undefined && onMove(field, step < 0 ? 'before' : 'after', next)}
      >
        {step < 0 ? <ArrowUpward fontSize="inherit" /> : <ArrowDownward fontSize="inherit" />}
      </IconButton>
    );
  };
  const side = (value: PinSide, Icon: typeof FormatAlignLeft) => (
    <ToggleButton
      value={value}
      aria-label={translate(value === 'left' ? 'lists.columns.pinLeftOf' : 'lists.columns.pinRightOf', { name: label })}
      sx={{ p: 0.5 }}
    >
      <Icon sx={{ fontSize: 16 }} />
    </ToggleButton>
  );
  return (
    <Box
      component="li"
      data-field={field}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 32,
        borderRadius: 1,
        '&:hover': { bgcolor: 'action.hover' },
        // at rest only the side that is chosen is seen; on touch everything is
        '@media (hover: hover)': {
          '&:not(:hover, :focus-within) :is(.MuiIconButton-root, .MuiToggleButton-root:not(.Mui-selected))': {
            opacity: 0,
          },
        },
        '&[data-dragged]': { opacity: 0.5 },
        '&[data-drop=before]': { boxShadow: ({ palette }) => `inset 0 2px ${palette.primary.main}` },
        '&[data-drop=after]': { boxShadow: ({ palette }) => `inset 0 -2px ${palette.primary.main}` },
      }}
    >
      <Box
        component="span"
        aria-hidden
        onPointerDown={grip}
        sx={{ display: 'flex', p: 0.5, cursor: 'grab', color: 'text.disabled', touchAction: 'none' }}
      >
        <DragIndicator sx={{ fontSize: 16 }} />
      </Box>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, cursor: 'pointer' }}>
        <Tick
          checked={shown}
          disabled={shown && columns.shown.length === 1}
          label={label}
          onToggle={() => setLayout(toggleColumn(all, layout, field))}
        />
        <Typography variant="body2" component="span" noWrap>
          {label}
        </Typography>
      </Box>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={pinned ?? null}
        onChange={(_, next: PinSide | null) => setLayout(pinColumn(layout, field, next ?? undefined))}
      >
        {side('left', FormatAlignLeft)}
        {side('right', FormatAlignRight)}
      </ToggleButtonGroup>
      {arrow(-1)}
      {arrow(1)}
    </Box>
  );
}
