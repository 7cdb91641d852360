import { alpha, type SxProps, type Theme } from '@mui/material';
import { ROW_HEIGHT, type Density } from '../useDensity';
import { UNSEEN } from '@/widgets';
import { markStyles } from './markStyles';

/**
 * Of a color that lets shine through, a layer over an opaque one: rows must cover what passes below those that stick.
 */
const layer = (color: string) => `linear-gradient(${color}, ${color})`;

/** Px of headings of one line. */
const HEAD_HEIGHT = 32;

/** One link of a row is in the color of the brand: the record itself. */
const linkStyles = ({ palette }: Theme) => ({
  '& td:not(.actions) a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover, &:focus-visible': { textDecoration: 'underline' },
  },
  '& td.title a': { color: palette.primary.main, fontWeight: 500 },
});

/**
 * Words that are there to be read out, found and copied, and not drawn: they take no room. They stay in their line, so
 * that the words around them are still one text.
 */
const UNDRAWN = { fontSize: 0 } as const;

const cellStyles = ({ palette }: Theme) => ({
  '& .yes-no': UNDRAWN,
  '& .yes-no > svg': { width: 16, height: 16, verticalAlign: 'top', margin: '2px 0', fill: palette.text.primary },
  // all figures of a column are of one kind: its heading says which
  '& .tone-mark': { display: 'none' },
  // two tags are whole, the others are counted
  '& .tag-line > *': { flex: 'none' },
  '& .tag-line > .more': { color: palette.text.secondary },
  '& .tag-line > :nth-child(n + 3):not(.more)': { ...UNDRAWN, padding: 0, marginInlineStart: '-6px' },
});

/** The looks of a whole table in one place: rows and cells are plain elements without styles of their own. */
export const tableStyles =
  (density: Density): SxProps<Theme> =>
  (theme) => {
    const { palette } = theme;
    const ring = `inset 0 0 0 2px ${palette.primary.main}`;
    const line = `1px 0 ${palette.divider}`;
    const shade = palette.mode === 'dark' ? 'rgb(0 0 0 / 56%)' : 'rgb(16 32 48 / 16%)';
    return {
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
        overflow: 'clip',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        borderBottom: `1px solid ${palette.divider}`,
      },
      // A row paints what lies below its cells, once for all of them, and is kept as it was painted while others come
      // and go.
      '& tr': { backgroundColor: palette.background.paper },
      '& tbody tr': { isolation: 'isolate' },
      // one thing that sticks, not one for each column: each costs every frame of a scroll
      '& thead': { position: 'sticky', top: 0, zIndex: 2 },
      '& thead th': {
        ...theme.typography.subtitle2,
        height: HEAD_HEIGHT,
        paddingBlock: '1px', // two lines of a heading take 36 px
        textOverflow: 'clip',
        position: 'relative',
        color: palette.text.secondary,
      },
      '& .end': { textAlign: 'end' },
      '& .tick': { padding: '0 4px', textAlign: 'center', textOverflow: 'clip' },
      '& .actions': { overflow: 'visible', padding: '0 6px' },
      '& td.actions :is(.row-menu, .picture, .turn)': {
        minHeight: 0,
        height: Math.min(28, ROW_HEIGHT[density] - 4),
        paddingBlock: 0,
      },
      '& .unseen': { ...UNSEEN },
      '&.wide .actions, &.pins .pin, &.pins.left .tick': { position: 'sticky', zIndex: 1, background: 'inherit' },
      '&.wide .actions': { insetInlineEnd: 0, boxShadow: `inset ${line}` },
      '&.pins.left .tick': { insetInlineStart: 0 },
      '&.pins .left.edge': { boxShadow: `inset -${line}` },
      '&.pins .right.edge': { boxShadow: `inset ${line}` },
      // what passes below a pinned column lies deeper
      '[data-before] > &.pins .left.edge': { boxShadow: `inset -${line}, 6px 0 6px -4px ${shade}` },
      '[data-after] > &.pins .right.edge': { boxShadow: `inset ${line}, -6px 0 6px -4px ${shade}` },
      '& tbody tr.opens': { cursor: 'pointer' },
      '& td[data-inline]': { cursor: 'text' },
      '& td[data-inline]:hover': { boxShadow: `inset 0 0 0 1px ${palette.divider}` },
      '& tbody tr:hover': { backgroundImage: layer(palette.action.hover) },
      '& tbody tr[data-selected]': { backgroundImage: layer(alpha(palette.primary.main, 0.08)) },
      '& .opening': { display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', alignItems: 'center' },
      '& .opening > :last-child': { gridColumn: 2 },
      '& tbody tr.below:hover': { backgroundImage: 'none' },
      '& tr.below > td': { height: 'auto', padding: 0, whiteSpace: 'normal', overflow: 'visible' },
      '& tr.below > td > div': {
        position: 'sticky',
        insetInlineStart: 0,
        boxSizing: 'border-box',
        padding: '8px 12px',
      },
      '& tbody tr:focus-visible': { outline: 'none' },
      '& tbody tr:focus-visible > td': {
        boxShadow: `inset 0 2px ${palette.primary.main}, inset 0 -2px ${palette.primary.main}`,
      },
      '& tbody td:focus': { outline: 'none' },
      '& tbody td:focus-visible': { boxShadow: ring },
      '& .ago > span + span, & tr:focus-visible .ago > span:first-of-type, & td:focus-visible .ago > span:first-of-type':
        { display: 'none' },
      '& tr:focus-visible .ago > span + span, & td:focus-visible .ago > span + span': { display: 'inline' },
      ...linkStyles(theme),
      ...cellStyles(theme),
      '& a.record': {
        textDecoration: 'none',
        display: 'block',
        overflow: 'clip',
        textOverflow: 'ellipsis',
      },
      ...markStyles(theme),
    };
  };
