import type { MeasureTone } from '@/schema';
import type { NodeType } from './diagram';

interface Glyph {
  readonly tone: MeasureTone;
  /** Strokes in a square of 28 pixels, after the symbols of one-line diagrams. */
  readonly path: string;
}

/** How each kind of node is drawn. */
export const glyphs: Readonly<Record<NodeType, Glyph>> = {
  grid: { tone: 'grid', path: 'M14 3L7 25M14 3L21 25M10.6 14H17.4M8.8 20H19.2M4 9H24M10.6 14L19.2 20M17.4 14L8.8 20' },
  transformer: { tone: 'grid', path: 'M14 3a6.5 6.5 0 1 0 .01 0M14 12a6.5 6.5 0 1 0 .01 0' },
  switch: { tone: 'neutral', path: 'M14 3V9M14 25V19M14 19L20 9M11.5 9H16.5' },
  meter: { tone: 'neutral', path: 'M4 5H24V23H4ZM8 18V11L14 16L20 11V18' },
  pv: { tone: 'solar', path: 'M3 6H25L22 22H6ZM4.5 14H23.5M10.5 6L11 22M17.5 6L17 22' },
  pcs: { tone: 'battery', path: 'M4 4H24V24H4ZM24 4L4 24M7 10c1.5-3 3-3 4 0s2.500 3 4 0M14 18H21M14 21H21' },
  battery: { tone: 'battery', path: 'M14 3V9M6 9H22M10 13H18M6 17H22M10 21H18M14 21V25' },
  charger: {
    tone: 'charger',
    path: 'M6 25V5H16V25M4 25H18M16 12H19C21 12 21 14 21 15V19C21 22 25 22 25 19V10L22 7M12 8L9 14H13L10 20',
  },
  load: { tone: 'home', path: 'M4 13L14 4L24 13M7 11V24H21V11M12 24V17H16V24' },
  other: { tone: 'neutral', path: 'M5 5H23V23H5Z' },
};
