import type { ServiceWire } from '@/schema';
import { exchange } from '../exchange';
import { fillPath } from '../fillPath';
import { readResponse, type Reading } from '../readResponse';
import type { CallRequest } from '../request';
import { hal } from './hal';
import { jsonApi } from './jsonApi';

/** A format with rules of its own: what is sent and what comes are plain parameters and records to everybody else. */
export interface Format {
  outgoing(request: CallRequest): CallRequest;
  incoming(body: unknown, request: CallRequest): unknown;
}

const FORMATS: Readonly<Record<NonNullable<ServiceWire['format']>, Format>> = { 'json-api': jsonApi, hal };

/** Sends one request in the format of its service. Rejects as `exchange` does. */
export async function sendInFormat(
  given: CallRequest,
  name: keyof typeof FORMATS,
  fallbackName: string | undefined,
): Promise<Reading> {
  const { outgoing, incoming } = FORMATS[name];
  const request = fillPath(given);
  const { heard } = request;
  const sent = outgoing({
    ...request,
    heard: heard && ((answer) => heard({ ...answer, data: incoming(answer.data, request) })),
  });
  const reading = await exchange(sent, (response) => readResponse(response, sent, fallbackName));
  return 'file' in reading ? reading : { data: incoming(reading.data, request) };
}
