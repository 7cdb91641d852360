import { WireError } from '@/api';
import { BulkFailure } from '../records/bulk';

/**
 * Whether something may have been carried out although it failed: a call that changes something ended without a plain
 * answer.
 */
export function isUnclear(error: unknown): boolean {
  if (error instanceof BulkFailure) return error.failed.some((one) => isUnclear(one.error));
  return error instanceof WireError && error.unclear;
}

/**
 * What a failure says to a person: the server's own words as they are, else the text of the catalogue (spec 01 §8).
 * Where nobody knows whether a change was carried out, it says so first. Of several records, what the first failed for.
 * Anything that is no failed call is a fault of ours: the general text.
 */
export function failureText(error: unknown, translate: (key: string) => string): string {
  if (error instanceof BulkFailure) return failureText(error.failed[0]?.error, translate);
  if (error instanceof WireError && error.unclear)
    return [translate('errors.unclear'), error.serverText].filter(Boolean).join(' ');
  if (error instanceof WireError) return error.serverText ?? translate(error.messageKey);
  return translate('errors.server');
}
