import type { Theme } from '@mui/material';

/**
 * Marks of rows: what a refresh changed fades back (without motion it is marked as long), and the title of a record
 * that was opened before is quieter, with a tick; the row says it in words (`aria-description`).
 */
export const markStyles = ({ palette }: Theme) => {
  const fade = { from: { backgroundColor: `color-mix(in srgb, ${palette.warning.main} 28%, transparent)` } };
  return {
    // the edge of a row that a rule marks: a color, and a line of its own kind for each, the worst the widest
    '& [data-tone=error]': { '--edge': `6px solid ${palette.error.main}` },
    '& [data-tone=warning]': { '--edge': `3px solid ${palette.warning.main}` },
    '& [data-tone=success]': { '--edge': `4px double ${palette.success.main}` },
    '& [data-tone=info]': { '--edge': `4px dotted ${palette.info.main}` },
    '& tr[data-tone] > td:first-of-type, & li[data-tone]': {
      borderInlineStart: 'var(--edge)',
      paddingInlineStart: '8px',
    },
    '& tr[data-tone] > td.tick:first-of-type': { paddingInlineStart: 0 },
    // two of the same, taken in turns: a second change begins anew
    '@keyframes changed-0': fade,
    '@keyframes changed-1': fade,
    '& .changed-0': { animation: 'changed-0 2.4s ease-out' },
    '& .changed-1': { animation: 'changed-1 2.4s ease-out' },
    '@media (prefers-reduced-motion: reduce)': {
      '& .changed-0, & .changed-1': { animationTimingFunction: 'step-end' },
    },
    '& [data-opened] a.record': {
      display: 'flex',
      alignItems: 'center', // a name whose beginning is left out has no baseline
      gap: '6px',
      color: palette.text.secondary,
      '& > *': { minWidth: 0 },
      '&::after': { content: '"✓" / ""', flex: 'none', fontSize: '0.85em' },
    },
  };
};
