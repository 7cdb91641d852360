import type { SxProps, Theme } from '@mui/material';

/** Pixels. */
export const ROW = 36;
export const HEAD = 44;
/** Of the first column on a phone, where it stays in view beside one or two others. */
export const PHONE_FIRST = 124;

/** The looks of the grid in one place: its cells are plain elements. Heading, sums and first column stick. */
export const tableStyles: SxProps<Theme> = ({ palette, typography }) => ({
  minWidth: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  ...typography.body2,
  cursor: 'default',
  userSelect: 'none',
  outline: 'none',
  '& th, & td': {
    height: ROW,
    boxSizing: 'border-box',
    padding: '0 12px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    fontWeight: 400,
    borderBottom: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
  },
  '& .spare': { padding: 0 },
  '& .end': { textAlign: 'end' },
  '& .none': { color: palette.text.secondary },
  '& tbody a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover, &:focus-visible': { textDecoration: 'underline' },
  },
  '& tbody [data-column="0"] a': { color: palette.primary.main, fontWeight: 500 },
  '& tbody tr:last-of-type > *': { borderBottomColor: 'transparent' },
  '& tbody tr:hover > *': { backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})` },
  '& thead': { position: 'sticky', top: 0, zIndex: 3 },
  '& thead th': {
    ...typography.subtitle2,
    height: HEAD,
    lineHeight: '18px',
    color: palette.text.secondary,
    verticalAlign: 'middle',
  },
  '& thead .unit': {
    display: 'block',
    fontWeight: 400,
    fontSize: 12,
    lineHeight: '16px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& thead .name': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& thead .sorts': { cursor: 'pointer', '&:hover': { color: palette.text.primary } },
  '& thead svg': { fontSize: 14, verticalAlign: '-2px', marginInlineStart: '2px' },
  '& tfoot': { position: 'sticky', bottom: 0, zIndex: 3 },
  '& tfoot :is(th, td)': { fontWeight: 600, borderTop: `1px solid ${palette.divider}`, borderBottom: 0 },
  '& tr > [data-column="0"]': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    borderInlineEnd: `1px solid ${palette.divider}`,
  },
  '& .on': { backgroundImage: `linear-gradient(${palette.action.selected}, ${palette.action.selected}) !important` },
  '&:focus .cursor': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-2px', borderRadius: '2px' },
  '@media (forced-colors: active)': { '& .on': { outline: '1px dotted', outlineOffset: '-3px' } },
});
