import type { Theme } from '@mui/material';

/**
 * Marks of rows: what a refresh changed fades back (without motion it is marked as long), and the title of a record
 * that was opened before is quieter, with a tick; the row says it in words (`aria-description`).
 */
export const markStyles = ({ palette }: Theme) => {
  const fade = { from: { backgroundColor: `color-mix(in srgb, ${palette.warning.main} 28%, transparent)` } };
  return {
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
