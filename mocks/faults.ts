/** One disturbance. `wrong-types` and `truncated` change the real answer; the others replace it. */
export type FaultKind =
  | 'latency'
  | '401'
  | '403'
  | '406'
  | '429'
  | '500'
  | '502'
  | 'html'
  | 'timeout'
  | 'truncated'
  | 'empty'
  | 'wrong-types';

/** When to apply it: calls whose `METHOD /path` contains `match`, that many times (default once), after `delay` ms. */
export interface Fault {
  readonly kind: FaultKind;
  readonly match?: string;
  readonly count?: number;
  readonly delay?: number;
}

export interface Faults {
  set(faults: readonly Fault[]): void;
  /** The fault of this call: by its `x-fault` header, else the first that matches; counted down. */
  take(request: Request): Fault | undefined;
}

const KINDS: ReadonlySet<string> = new Set<FaultKind>([
  'latency',
  '401',
  '403',
  '406',
  '429',
  '500',
  '502',
  'html',
  'timeout',
  'truncated',
  'empty',
  'wrong-types',
]);

/** Whether it is a fault as `POST /api/__faults` takes it. */
export function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'kind' in value && KINDS.has(String(value.kind));
}

export function createFaults(): Faults {
  let pending: (Fault & { left: number })[] = [];
  return {
    set: (faults) => {
      pending = faults.map((fault) => ({ ...fault, left: fault.count ?? 1 }));
    },
    take: (request) => {
      const [kind = '', delay] = (request.headers.get('x-fault') ?? '').split(':');
      const named = { kind, delay: delay === undefined ? undefined : Number(delay) };
      if (isFault(named)) return named;
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const found = pending.find((fault) => fault.left > 0 && call.includes(fault.match ?? ''));
      if (found) found.left -= 1;
      return found;
    },
  };
}
