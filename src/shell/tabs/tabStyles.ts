import type { SxProps, Theme } from '@mui/material';

/**
 * A tab, with `.name` and `.close`; `.dirty` shows a dot until the pointer is on the tab. Of one that is `alone` the
 * name is drawn only.
 */
export const tabStyles: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  flex: '0 1 auto',
  minWidth: 88,
  maxWidth: 200,
  pl: 1.5,
  pr: 0.5,
  boxSizing: 'border-box',
  typography: 'body2',
  color: 'text.secondary',
  cursor: 'pointer',
  userSelect: 'none',
  borderRight: 1,
  borderColor: 'divider',
  boxShadow: 'inset 0 0 0 transparent',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-selected="true"], &.alone': {
    color: 'text.primary',
    bgcolor: 'background.default',
    boxShadow: (theme) => `inset 0 2px 0 ${theme.palette.primary.main}`,
    flex: 'none',
    maxWidth: 240,
  },
  '&.alone': { cursor: 'default', pr: 1.5 },
  '&.alone::before': { content: ['attr(data-name)', 'attr(data-name) / ""'], overflow: 'hidden', whiteSpace: 'nowrap' },
  // the end of a name that is cut fades
  '& .name': {
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    maskImage: 'linear-gradient(to right, black calc(100% - 16px), transparent)',
    pr: 2,
  },
  '& .name > span': { color: 'text.secondary' },
  '& .mark': { flex: 'none', width: 16, height: 16, color: 'text.secondary' },
  '& .close': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    borderRadius: 1,
    '&:hover': { bgcolor: 'action.selected' },
    '& svg': { width: 14, height: 14 },
  },
  // a mouse sees the cross of a tab it is on; without one all are there
  '@media (hover: hover)': {
    '&:not([aria-selected="true"]):not(:hover):not(:focus-visible) .close:not(.dirty)': {
      flex: '0 9999 24px', // its room is given to the name first
      minWidth: 0,
      overflow: 'hidden',
      '& svg': { visibility: 'hidden' },
    },
  },
  '& .dirty::before': {
    content: '""',
    position: 'absolute',
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '& .dirty svg': { visibility: 'hidden' },
  '&:hover .dirty::before': { display: 'none' },
  '&:hover .dirty svg': { visibility: 'visible' },
};
