import { WireError } from '@/api';
import type { Notice } from './stage';

/**
 * What to say about a failure on the pages before the console: the server's own words, else a text of the catalogue.
 */
export function failureNotice(error: unknown): Notice {
  if (!(error instanceof WireError)) return { tone: 'error', key: 'errors.unknown' };
  return { tone: 'error', key: error.messageKey, ...(error.serverText && { text: error.serverText }) };
}
