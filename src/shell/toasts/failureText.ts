import type { WireError } from '@/api';

/** What a failed call says: the server's own words letter for letter, else the text of spec 01 §8. */
export function failureText(error: Pick<WireError, 'serverText' | 'messageKey'>, translate: (key: string) => string): string {
  return error.serverText ?? translate(error.messageKey);
}
