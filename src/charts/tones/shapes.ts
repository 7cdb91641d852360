/** Outlines of signs in a square of 10 by 10. */
export const shapes = {
  circle: 'M5 0.8A4.2 4.2 0 1 1 5 9.2A4.2 4.2 0 1 1 5 0.8Z',
  square: 'M1.2 1.2H8.8V8.8H1.2Z',
  up: 'M5 0.8L9.4 9H0.6Z',
  down: 'M5 9.2L0.6 1H9.4Z',
  diamond: 'M5 0L10 5L5 10L0 5Z',
  house: 'M5 0.4L9.6 4.6V9.6H0.4V4.6Z',
  star: 'M5 0L6.5 3.3L10 3.8L7.4 6.3L8.1 10L5 8.2L1.9 10L2.6 6.3L0 3.8L3.5 3.3Z',
  cross: 'M3.4 0.4H6.6V3.4H9.6V6.6H6.6V9.6H3.4V6.6H0.4V3.4H3.4Z',
  hexagon: 'M2.6 0.6H7.4L10 5L7.4 9.4H2.6L0 5Z',
  bar: 'M0.4 3.2H9.6V6.8H0.4Z',
  tick: 'M1 0.4H9V5.6L5 9.8L1 5.6Z',
} as const;
