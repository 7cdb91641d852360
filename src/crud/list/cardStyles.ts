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
  // names of companies and their sites begin alike: two lines tell them apart
  '& .title': {
    flex: 1,
    '& :is(.one-line:not(.short), .short > .drawn)': {
      ...typography.subtitle2,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
  '& .title a': { color: palette.primary.main, textDecoration: 'none' },
  '& .line > :not(.title, .time)': { flex: 'none' },
  // a line of whole values: what has no room wraps out of sight, and figures are never cut
  '& .line.facts': { flexWrap: 'wrap', alignContent: 'flex-start', height: 24, rowGap: '8px', overflow: 'clip' },
  '& .line.facts > .fact': { flex: 'none', display: 'flex', alignItems: 'center', gap: '4px', minHeight: 24 },
  // words may be cut, where enough of them is left: of the first three fifths, then of the next, then of the last
  '& .line.facts > .words': { maxWidth: '60%' },
  '& .line.facts > .fact + .words': { flex: '100 0 104px', maxWidth: 'max-content' },
  '& .line.facts > .fact + .fact + .words': { flex: '1 0 72px' },
  '& .fact + .fact::before': { content: '"·" / ""', color: palette.text.secondary, marginInlineEnd: '4px' },
  '& .fact a': { color: 'inherit', textDecoration: 'none' },
  '& :is(.label, dt)': { ...typography.body2, color: palette.text.secondary, whiteSpace: 'nowrap' },
  '& .foot': { minHeight: 28 },
  '& .below': { marginBlockStart: '8px', borderBlockStart: `1px solid ${palette.divider}`, paddingBlockStart: '4px' },
  '& .time': { flex: 1, '& *': { ...typography.caption, color: palette.text.secondary } },
  '& details > summary': { ...typography.caption, color: palette.text.secondary, cursor: 'pointer', minHeight: 24 },
  '& dl': { margin: 0, display: 'grid', rowGap: '4px' },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)', columnGap: '8px' },
  '& dt': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& dd': { margin: 0, minWidth: 0 },
});
