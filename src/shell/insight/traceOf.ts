import { lastAnswer } from '@/api';

/** Headers by which servers name a call in their logs; the first that is there counts. */
const NAMES = ['traceparent', 'x-trace-id', 'x-request-id', 'x-correlation-id'];
const ID = /^[\w.:-]{8,64}$/;

/**
 * The trace id of the call whose answer came last: what the server says, else what the console sent
 * (`wire.traceHeader`). Undefined when neither did, or said something that is no id.
 */
export function traceOf({ headers, sent }: typeof lastAnswer = lastAnswer): string | undefined {
  const said = NAMES.map((name) => headers?.get(name)?.trim()).find(Boolean);
  const id = said?.replace(/^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/, '$1') ?? sent;
  return id !== undefined && ID.test(id) ? id : undefined;
}
