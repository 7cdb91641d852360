import type { SxProps, Theme } from '@mui/material';

export const ROW_HEIGHT = 52;
export const HEAD_HEIGHT = 40;
/** Line and state, a field, the removal: px. */
export const WIDTHS = { line: 128, cell: 168, remove: 48 } as const;

/** The looks of the whole grid in one place; rows and cells are plain elements. */
export const importStyles: SxProps<Theme> = (theme) => ({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  ...theme.typography.body2,
  '& th, & td': {
    height: ROW_HEIGHT,
    boxSizing: 'border-box',
    px: 1,
    py: 0,
    textAlign: 'start',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    borderBottom: `1px solid ${theme.palette.divider}`,
    bgcolor: 'background.paper',
  },
  '& thead th': {
    ...theme.typography.subtitle2,
    height: HEAD_HEIGHT,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    color: 'text.secondary',
  },
  '& tr > th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    fontWeight: 400,
    borderInlineEnd: `1px solid ${theme.palette.divider}`,
  },
  '& thead tr > th:first-of-type': { zIndex: 3, fontWeight: 600 },
  '& td[data-place]': { cursor: 'text', borderInlineEnd: `1px solid ${theme.palette.divider}` },
  '& td[data-fixed]': { cursor: 'default' },
  '& [aria-invalid]': {
    backgroundImage: `linear-gradient(${theme.palette.error.main}1f, ${theme.palette.error.main}1f)`,
    boxShadow: `inset 2px 0 ${theme.palette.error.main}`,
  },
  '& th:focus-visible, & td:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& .line': { display: 'flex', alignItems: 'center', gap: 0.5 },
  '& .value, & .problem, & .state': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .problem, & .state': { ...theme.typography.caption, lineHeight: 1.3 },
  '& .state': { color: 'text.secondary' },
  '& .problem': { color: 'error.main' },
  '& .remove': {
    textAlign: 'center',
    px: 0.5,
    [theme.breakpoints.up('md')]: { position: 'sticky', insetInlineEnd: 0, zIndex: 1 },
  },
  '& tr[data-state=done] .value': { color: 'text.secondary' },
});
