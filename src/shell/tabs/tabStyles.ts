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
  minWidth: 96,
  maxWidth: 220,
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
  },
  '&.alone': { cursor: 'default', pr: 1.5 },
  '&.alone::before': { content: ['attr(data-name)', 'attr(data-name) / ""'], overflow: 'hidden', whiteSpace: 'nowrap' },
  '& .name': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
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
