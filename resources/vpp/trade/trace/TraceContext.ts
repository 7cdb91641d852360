import { createContext, use } from 'react';
import type { Measure, Stage, TraceRecords } from './traceRecords';
import type { Chain } from './chain';
import type { Difference } from './differences';
import type { StageTime } from './stageTimes';
import type { Answers } from './useTraceRecords';

/** All that a page about an order shows. */
export interface OrderTrace {
  readonly answers: Answers;
  readonly records: TraceRecords;
  readonly chain: Chain;
  readonly differences: readonly Difference[];
  readonly times: Readonly<Record<Stage, StageTime>>;
  /** IANA zone of the station, and whether a record says it. */
  readonly zone: string;
  readonly currency: string;
  /** A resource whose rows come first. */
  readonly resource: string;
}

const TraceContext = createContext<OrderTrace | undefined>(undefined);

/** Gives a trace to all that is below. */
export const TraceProvider = TraceContext.Provider;

/** The trace of the nearest provider. */
export function useTrace(): OrderTrace {
  const trace = use(TraceContext);
  if (!trace) throw new Error('There is no TraceProvider above.');
  return trace;
}

const UNITS: Readonly<Record<Measure, string>> = { power: 'kW', energy: 'kWh', price: 'money/kWh', money: 'money' };
const DECIMALS: Readonly<Record<Measure, number>> = { power: 2, energy: 2, price: 4, money: 2 };

/** The unit of a measure of the trace, in its currency. */
export const unitOf = (measure: Measure, currency: string) => ({
  unit: UNITS[measure].replace('money', currency),
  decimals: DECIMALS[measure],
});
