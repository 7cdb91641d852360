import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

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

const rounded = ({ name, value }: Metric): number =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);

/** Measures from now on; what is returned gives what was measured so far. */
export function watchVitals(): () => Vitals {
  const found = new Map<string, number>();
  const note = (metric: Metric) => void found.set(metric.name.toLowerCase(), rounded(metric));
  onTTFB(note);
  onFCP(note);
  for (const watch of [onLCP, onINP, onCLS]) watch(note, { reportAllChanges: true });
  return () => Object.fromEntries(found);
}
