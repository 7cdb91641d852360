/**
 * How the page was for whoever waited for it: ms, but `cls`, which has no unit. What a browser does not measure is
 * absent.
 */
export interface Vitals {
  readonly ttfb?: number;
  readonly fcp?: number;
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry && 'hadRecentInput' in entry;
/** A burst of shifts ends after a second of rest, or five in all. */
const REST = 1000;
const LONGEST = 5000;

/** The worst burst of layout shifts that nobody caused by typing or pressing. */
export function layoutShift(shifts: readonly { readonly startTime: number; readonly value: number }[]): number {
  let [worst, sum, begin, last] = [0, 0, -Infinity, -Infinity];
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - last < REST && startTime - begin < LONGEST;
    sum = goesOn ? sum + value : value;
    if (!goesOn) begin = startTime;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Measures from now on; what is returned gives what was measured so far. */
export function watchVitals(): () => Vitals {
  const found: { lcp?: number; inp?: number } = {};
  const shifts: { readonly startTime: number; readonly value: number }[] = [];
  const watch = (
    type: string,
    note: (entry: PerformanceEntry) => void,
    more: { readonly durationThreshold?: number } = {},
  ) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  };
  watch('largest-contentful-paint', ({ startTime }) => {
    found.lcp = startTime;
  });
  // The slowest of all is a little worse than the usual measure, which leaves one in fifty out.
  watch(
    'event',
    ({ duration }) => {
      found.inp = Math.max(found.inp ?? 0, duration);
    },
    { durationThreshold: 40 },
  );
  watch('layout-shift', (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) shifts.push(entry);
  });
  return () => {
    const [page] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const ttfb = page instanceof PerformanceNavigationTiming ? page.responseStart : undefined;
    const times = { ttfb, fcp: paint?.startTime, ...found };
    const rounded = Object.entries(times).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Math.round(value)]],
    );
    return { ...Object.fromEntries(rounded), cls: Math.round(layoutShift(shifts) * 1000) / 1000 };
  };
}
