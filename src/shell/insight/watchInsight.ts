import { inBase, withoutBase } from '@/access/internal';
import { wireEvents } from '@/api';
import { buildName, consoleVersion } from '../about/buildInfo';
import { errorReport } from './errorReport';
import type { Insight } from './insight';
import { pageName } from './pageName';
import { traceOf } from './traceOf';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/**
 * How the page was for whoever waited for it: ms, but `cls`, which has no unit. What a browser does not measure is
 * absent.
 */
interface Vitals {
  readonly ttfb?: number;
  readonly fcp?: number;
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
}

const rounded = ({ name, value }: Metric): number =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);

/** Measures from now on; what is returned gives what was measured so far. */
function watchVitals(): () => Vitals {
  const found = new Map<string, number>();
  const note = (metric: Metric) => void found.set(metric.name.toLowerCase(), rounded(metric));
  onTTFB(note);
  onFCP(note);
  for (const watch of [onLCP, onINP, onCLS]) watch(note, { reportAllChanges: true });
  return () => Object.fromEntries(found);
}

/** Reports a visit may send: an error in a loop is told, not its every turn. */
const MOST = 20;

function mark(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends what is worth knowing, once each, also while the page goes; whether it arrives is nobody's concern here. */
function post(path: string, body: object): void {
  navigator.sendBeacon?.(inBase(path), new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

/**
 * Tells errors of the console, each once a visit, and how quick it was, when the page is left. In it: page without
 * records, version, build, the trace id of the last call, and a mark of this visit that is made anew with every load.
 * Not in it: users, words, addresses, tokens.
 */
export function watchInsight({ errors, vitals }: Insight, send: typeof post = post): (thrown: unknown) => void {
  const visit = mark();
  const about = () => ({
    visit,
    version: consoleVersion,
    build: buildName(),
    page: pageName(withoutBase(location.pathname)),
  });
  const told = new Set<string>();
  const tell = (thrown: unknown) => {
    const report = errorReport(thrown);
    if (!report || errors === undefined || told.size >= MOST) return;
    const key = JSON.stringify(report);
    if (told.has(key)) return;
    told.add(key);
    const trace = traceOf();
    send(errors, { ...about(), ...report, ...(trace !== undefined && { trace }) });
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  wireEvents.onWeakKey(() => tell(Object.assign(new Error(), { name: 'WeakPasswordKey', stack: '' })));
  if (vitals !== undefined) {
    const measured = watchVitals();
    const leave = () => {
      if (document.visibilityState !== 'hidden') return;
      document.removeEventListener('visibilitychange', leave);
      send(vitals, { ...about(), ...measured() });
    };
    document.addEventListener('visibilitychange', leave);
  }
  return tell;
}
