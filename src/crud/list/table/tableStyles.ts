import type { SxProps, Theme } from '@mui/material';
import { ROW_HEIGHT, type Density } from '../useDensity';

/** Of a colour that lets shine through, a layer over an opaque one: cells that stick must cover what passes below. */
const layer = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/** The looks of a whole table in one place: rows and cells are plain elements without styles of their own. */
export const tableStyles = (density: Density): SxProps<Theme> => (theme) => ({
  width: 1,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  ...theme.typography.body2,
  '& th, & td': {
    height: ROW_HEIGHT[density],
    boxSizing: 'border-box',
    padding: '0 12px',
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
  '& thead th': {
    ...theme.typography.subtitle2,
    height: 40,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    color: theme.palette.text.secondary,
    backgroundImage: layer(theme.palette.action.hover),
  },
  '& .end': { textAlign: 'end' },
  '& .tick': { padding: '0 4px', textAlign: 'center', textOverflow: 'clip' },
  '& .actions': { position: 'sticky', insetInlineEnd: 0, zIndex: 1, overflow: 'visible', boxShadow: `inset 1px 0 ${theme.palette.divider}` },
  '& thead .actions': { zIndex: 3 },
  '& tbody tr.opens': { cursor: 'pointer' },
  '& tbody tr:hover > td': { backgroundImage: layer(theme.palette.action.hover) },
  '& tbody tr[data-selected] > td': { backgroundImage: layer(theme.palette.action.selected) },
  '& tbody tr:focus-visible': { outline: 'none' },
  '& tbody tr:focus-visible > td': { boxShadow: `inset 0 2px ${theme.palette.primary.main}, inset 0 -2px ${theme.palette.primary.main}` },
  '& a.record': {
    color: theme.palette.primary.main,
    textDecoration: 'none',
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '&:hover': { textDecoration: 'underline' },
  },
});
