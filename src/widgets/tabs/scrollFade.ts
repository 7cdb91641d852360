const fade = (start: number, end: number) =>
  `linear-gradient(to right, transparent, #000 ${start}px, #000 calc(100% - ${end}px), transparent)`;

/** A line that is scrolled sideways ends in a fade where more of it follows; one that has room for all does not. */
export const scrollFade = {
  scrollbarWidth: 'none',
  '@supports (animation-timeline: scroll())': {
    animation: 'scroll-fade linear !important',
    animationTimeline: 'scroll(self inline) !important',
    '@keyframes scroll-fade': {
      '0%, 1%': { maskImage: fade(0, 32) },
      '2%, 98%': { maskImage: fade(32, 32) },
      '99%, 100%': { maskImage: fade(32, 0) },
    },
  },
} as const;
