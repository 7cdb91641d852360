import type { SxProps, Theme } from '@mui/material';

/** Sizes of the grid in px. */
export const slotSizes = { row: 32, slot: 68, name: 128, total: 96, head: 32, height: 480 } as const;

const lineOf = ({ palette }: Theme) => `1px solid ${palette.divider}`;
const over = (color: string, strength: string) => `linear-gradient(${color}${strength}, ${color}${strength})`;

/** What stays in sight at the sides, and the labels of the slots. */
const nameStyles = (theme: Theme) => ({
  '& .name, & .total, & .label, & .cell': {
    px: 1,
    borderBottom: lineOf(theme),
    bgcolor: 'background.paper',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .name': {
    width: slotSizes.name,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    borderInlineEnd: lineOf(theme),
  },
  '& .total': {
    width: slotSizes.total,
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 2,
    borderInlineStart: lineOf(theme),
    textAlign: 'end',
    fontWeight: 600,
  },
  '& .label': {
    width: slotSizes.slot,
    textAlign: 'end',
    color: 'text.secondary',
    ...theme.typography.caption,
    lineHeight: `${slotSizes.head - 1}px`,
  },
  '& .label.twice': { lineHeight: 1.1, whiteSpace: 'normal', pt: 0.5 },
});

/** A figure: chosen, locked, wrong, or the one the keyboard is at. */
const cellStyles = (theme: Theme) => ({
  '& .cell': {
    width: slotSizes.slot,
    position: 'relative',
    textAlign: 'end',
    borderInlineEnd: lineOf(theme),
    cursor: 'cell',
    overflow: 'visible',
  },
  '& .value': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .cell[data-locked]': { color: 'text.secondary', bgcolor: 'action.hover', cursor: 'default' },
  '& .cell[aria-selected=true]': { backgroundImage: over(theme.palette.primary.main, '1f') },
  '& .cell[aria-invalid]': {
    color: 'error.main',
    backgroundImage: over(theme.palette.error.main, '1f'),
    boxShadow: `inset 0 -2px ${theme.palette.error.main}`,
  },
  '&:focus-within .cell[data-head], & .cell[data-head]:has(input)': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
    zIndex: 1,
  },
});

/** What a pointer draws, and the handle it draws by. */
const handleStyles = ({ palette }: Theme) => ({
  '& .drawn': {
    position: 'absolute',
    boxSizing: 'border-box',
    border: `1px dashed ${palette.primary.main}`,
    zIndex: 1,
    pointerEvents: 'none',
  },
  '& .handle': {
    position: 'absolute',
    insetInlineEnd: -4,
    bottom: -4,
    width: 9,
    height: 9,
    bgcolor: 'primary.main',
    border: `1px solid ${palette.background.paper}`,
    cursor: 'crosshair',
    zIndex: 1,
  },
});

/** The box in a cell that is being typed in. */
const editorStyles = {
  '& .cell input': {
    font: 'inherit',
    color: 'inherit',
    position: 'absolute',
    inset: 0,
    width: 1,
    height: 1,
    boxSizing: 'border-box',
    px: 1,
    border: 0,
    outline: 'none',
    textAlign: 'end',
    bgcolor: 'background.paper',
  },
  '& .cell input[aria-invalid]': { color: 'error.main' },
};

/** The looks of the whole grid in one place; rows and cells are plain elements. */
export const slotStyles: SxProps<Theme> = (theme) => {
  const { palette, typography } = theme;
  const line = lineOf(theme);
  return {
    ...typography.body2,
    fontVariantNumeric: 'tabular-nums',
    position: 'relative',
    isolation: 'isolate', // what sticks here stays below what sticks on the page
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    maxHeight: slotSizes.height,
    border: line,
    borderRadius: 1,
    bgcolor: 'background.paper',
    userSelect: 'none',
    outline: 'none',
    '&:focus-visible': { borderColor: 'primary.main', boxShadow: `0 0 0 1px ${palette.primary.main}` },
    '& .line': { display: 'flex', height: slotSizes.row },
    '& .line > *': {
      boxSizing: 'border-box',
      flex: 'none',
      height: slotSizes.row,
      lineHeight: `${slotSizes.row - 1}px`,
      whiteSpace: 'nowrap',
    },
    ...nameStyles(theme),
    '& .head, & .foot': { position: 'sticky', zIndex: 3 },
    '& .head': { top: 0, color: 'text.secondary' },
    '& .foot': { bottom: 0, fontWeight: 600 },
    '& .foot > *': { borderTop: line, borderBottom: 0 },
    '& [data-line], & [data-slot], & [data-all]': { cursor: 'pointer' },
    ...cellStyles(theme),
    ...handleStyles(theme),
    ...editorStyles,
    '& [data-off]': { color: 'warning.main' },
  };
};
