/** Lines of the pictures, and those in the color of the brand. */
export const quiet = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const accent = { ...quiet, stroke: 'var(--art-accent)' } as const;
