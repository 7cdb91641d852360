import { tellFailure } from './events';
import { exchange, transportFailure } from './exchange';
import { readResponse, type Reading } from './readResponse';
import type { CallRequest } from './request';

/** One request with everything of spec 01 §7 and §8; its failure is told and thrown. */
export async function send(request: CallRequest, fallbackName?: string): Promise<Reading> {
  try {
    return await exchange(request, (response) => readResponse(response, request, fallbackName));
  } catch (error) {
    throw tellFailure(transportFailure(error), request);
  }
}
