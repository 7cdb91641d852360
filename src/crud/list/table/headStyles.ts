import type { SxProps, Theme } from '@mui/material';

/** The word of a heading, which sorts. */
const sortStyles = {
  '& .sort': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    maxWidth: '100%',
    // a heading takes two lines before its column gets wider than its values
    '& > span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      whiteSpace: 'normal',
      lineHeight: '16px',
    },
    '& .unit::after': { content: 'attr(data-unit)', marginInlineStart: '4px', fontStyle: 'normal', fontWeight: 400 },
    '& .unit': { whiteSpace: 'nowrap' },
    // beside the word, where it takes no room of its own: words and numbers end at one edge
    '& > svg, & > small': { position: 'absolute', insetInlineStart: '100%', top: 'calc(50% - 7px)' },
    '& > svg': { fontSize: 14 },
    '& > small': { insetInlineStart: 'calc(100% + 12px)', fontSize: 10 },
    '& > svg.idle': { visibility: 'hidden' },
    '&:hover > svg.idle, &:focus-visible > svg.idle': { visibility: 'visible', opacity: 0.5 },
  },
  '& th.end .sort': { '& > svg': { insetInlineStart: 'auto', insetInlineEnd: '100%' } },
  '& th.end .sort > small': { insetInlineStart: 'auto', insetInlineEnd: 'calc(100% + 12px)' },
} as const;

/** What tells how many columns are beyond the edge. */
const moreStyles = ({ palette }: Theme) => ({
  '& th:has(> .more-columns)': { paddingInlineEnd: '36px' },
  '& th > .more-columns': {
    position: 'absolute',
    insetInlineEnd: 4,
    top: 'calc(50% - 14px)',
    minWidth: 28,
    height: 28,
    lineHeight: '28px',
    borderRadius: '4px',
    textAlign: 'center',
    fontSize: 12,
    backgroundColor: palette.background.paper,
    '&:hover': { backgroundColor: palette.action.hover },
  },
});

/** The button of what can be done to a column. */
const menuStyles = ({ palette }: Theme) => ({
  '& th > .menu': {
    position: 'absolute',
    insetInlineEnd: 8,
    top: 'calc(50% - 12px)',
    width: 24,
    height: 24,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '4px',
    backgroundColor: palette.background.paper,
    opacity: 0,
    '& > svg': { fontSize: 16 },
    '&:hover': { backgroundColor: palette.action.hover },
    '&.open': { opacity: 1 },
  },
  '& th.end > .menu': { insetInlineEnd: 'auto', insetInlineStart: 4 },
  '& th:hover > .menu, & th:focus-within > .menu': { opacity: 1 },
  '@media (hover: none)': { '& th > .menu': { opacity: 0.7 } },
});

/** Where a column is widened, and where one is dragged to. */
const dragStyles = ({ palette }: Theme) => ({
  '& .edge-handle': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      top: 8,
      bottom: 8,
      width: '1px',
      backgroundColor: palette.divider,
    },
    '&:hover::after, &:focus-visible::after, &[data-held]::after': {
      top: 0,
      bottom: 0,
      width: '3px',
      backgroundColor: palette.primary.main,
    },
    '&:focus-visible': { outline: 'none' },
  },
  '& th[data-dragged]': { opacity: 0.5 },
  '& th[data-drop=before]': { boxShadow: `inset 3px 0 ${palette.primary.main}` },
  '& th[data-drop=after]': { boxShadow: `inset -3px 0 ${palette.primary.main}` },
});

/** The looks of the headings: what can be done to a column shows where the pointer or the focus is. */
export const headStyles: SxProps<Theme> = (theme) => ({
  '& th > button': {
    all: 'unset',
    cursor: 'pointer',
    '&:hover': { color: theme.palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1, borderRadius: '2px' },
  },
  ...sortStyles,
  ...moreStyles(theme),
  ...menuStyles(theme),
  ...dragStyles(theme),
});
