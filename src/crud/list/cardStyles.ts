import type { Theme } from '@mui/material';
import type { CSSObject } from '@mui/material/styles';

/** The looks of the cards of a list in one place: three lines of 92 px together. */
export const cardStyles = ({ palette, typography }: Theme): CSSObject => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    minHeight: 92,
    boxSizing: 'border-box',
    padding: '8px 12px',
    borderBottom: `1px solid ${palette.divider}`,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 92px',
  },
  '& .line': { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  '& .line > *': { minWidth: 0 },
  '& .title': { flex: 1, '& .one-line': typography.subtitle2 },
  '& .title a': { color: palette.primary.main, textDecoration: 'none' },
  '& .line > :not(.title, .time)': { flex: 'none' },
  // the end of what is cut fades
  '& .facts': {
    overflow: 'clip',
    maskImage: 'linear-gradient(to right, black calc(100% - 16px), transparent)',
    '& > *': { flexShrink: 1 },
  },
  // what comes first is whole, the last gives way
  '& .line.facts > .fact': { flex: 'none', display: 'flex', gap: '4px', minWidth: 0, maxWidth: '60%' },
  '& .line.facts > .fact:last-child': { flex: '0 1 auto', maxWidth: 'none' },
  '& .fact + .fact::before': { content: '"·" / ""', color: palette.text.secondary, marginInlineEnd: '4px' },
  '& .fact a': { color: 'inherit', textDecoration: 'none' },
  '& :is(.label, dt)': { ...typography.body2, color: palette.text.secondary, whiteSpace: 'nowrap' },
  '& .foot': { minHeight: 28 },
  '& .time': { flex: 1, '& *': { ...typography.caption, color: palette.text.secondary } },
  '& details > summary': { ...typography.caption, color: palette.text.secondary, cursor: 'pointer', minHeight: 24 },
  '& dl': { margin: 0, display: 'grid', rowGap: '4px' },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)', columnGap: '8px' },
  '& dt': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& dd': { margin: 0, minWidth: 0 },
});
