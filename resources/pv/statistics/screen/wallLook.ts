import { UNSEEN } from '@/widgets';

/** A wall is looked at from some metres: what stands on a large one is larger, not more. */
const LARGE = {
  '@media (min-width: 2400px)': { ':fullscreen': { zoom: 1.25 } },
  '@media (min-width: 3600px)': { ':fullscreen': { zoom: 1.75 } },
} as const;

/** Figures as lines: their name, and at the end of the line the figure. */
const LINES = {
  '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& dl > *': {
    display: 'flex',
    gridColumn: 'auto',
    gridRow: 'auto',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: 1,
    py: 0.25,
  },
  '& dd': { textAlign: 'end', ml: 'auto' },
  '& [data-figure]': { typography: 'h3' },
} as const;

/** The three figures that are read from the other end of the room. */
const HEROES = {
  '& > section > div:first-of-type': UNSEEN,
  '& dl': { gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } },
  '& dl > *': { gridColumn: 'auto' },
  '& [data-figure]': { fontSize: 'clamp(36px, 3.75vw, 72px)', lineHeight: 1.15 },
  '& [data-figure] > span': { fontSize: 'clamp(16px, 1.25vw, 24px)' },
} as const;

/** Pixels of the two rows beside the map: their lines fit, and longer ones scroll. */
const [UPPER, LOWER] = [216, 300];

/** Where the blocks stand from 1200 px on: figures, map, ranking over alarms; below them the curves of the day. */
const PLACES = {
  gap: 1.5,
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(252px, 3fr) minmax(0, 6fr) minmax(424px, 4fr)',
    gridTemplateAreas: `"info info info" "state map alarms" "sums map top" "power power hours"`,
    gridTemplateRows: `auto ${UPPER}px ${LOWER}px auto`,
    '--wall-map': `${UPPER + LOWER + 12 - 60}px`,
    '& > *': { gridColumn: 'auto' },
    ...Object.fromEntries(
      ['info', 'state', 'sums', 'map', 'top', 'alarms', 'power'].map((name) => [
        `& > [data-block="${name}"]`,
        { gridArea: name },
      ]),
    ),
    '& > [data-block="generationPower"]': { gridArea: 'hours' },
    '& > :is([data-block="state"], [data-block="sums"], [data-block="top"], [data-block="alarms"]) > *': {
      overflow: 'auto',
    },
  },
} as const;

/** The whole of the page below the header, to its edges; over the screen when it fills it. */
export const WALL_LOOK = {
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  p: 2,
  boxSizing: 'border-box',
  bgcolor: 'background.default',
  color: 'text.primary',
  '@media print': { position: 'static' },
  ...LARGE,
  '& :has(> [data-block="map"])': PLACES,
  '& [data-block="info"]': HEROES,
  '& [data-block="state"], & [data-block="sums"]': LINES,
} as const;
