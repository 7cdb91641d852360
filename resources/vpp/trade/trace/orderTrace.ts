import { siteDefaults } from '@/schema';
import { isZone } from '@/schema/dates';
import { chainOf } from './chain';
import { differencesOf } from './differences';
import { stageTimes } from './stageTimes';
import type { OrderTrace } from './TraceContext';
import { textOf, type TraceRecords } from './traceRecords';
import type { TraceAnswers } from './useTraceRecords';

/** What any record of the order says, else nothing. */
function saidBy(records: TraceRecords, name: string): string {
  const { order, notice, appraisals, trades, lines, runs, plant } = records;
  return (
    [order, notice, appraisals, trades, lines, runs, plant]
      .map((rows) => textOf(rows?.[0], name))
      .find((text) => text !== '') ?? ''
  );
}

/** The trace of an order, of the records that are there by now. */
export function orderTrace({ answers, records, log }: TraceAnswers, resource: string): OrderTrace {
  const said = saidBy(records, 'timeZone');
  const zone = isZone(said) ? said : siteDefaults().zone;
  const chain = chainOf(records);
  return {
    answers,
    records,
    chain,
    differences: differencesOf(chain, records),
    times: stageTimes(records, log, zone),
    zone,
    currency: saidBy(records, 'currency') || siteDefaults().currency,
    resource,
  };
}
